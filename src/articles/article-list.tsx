import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Words } from '../content/words.ts';
import styles from './articles.module.css';
import type { Article } from './articles.ts';
import { Byline } from './byline.tsx';

interface ArticleListProps {
  words: Words['articles'];
  articles: readonly Article[];
  language: Language;
}

/** Every article, the newest first. */
export function ArticleList({ words, articles, language }: ArticleListProps) {
  return (
    <section className={styles.page} aria-labelledby="articles-heading">
      <header>
        <h1 id="articles-heading">{words.title}</h1>
        <p>{words.description}</p>
        <p>
          <a href={`${addressIn(language, '/articles')}/rss.xml`}>{words.feed}</a>
        </p>
      </header>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id}>
            <h2>
              <a href={addressIn(language, `/articles/${article.id}`)}>{article.words.title}</a>
            </h2>
            <Byline article={article} by={words.by} language={language} />
            <p>{article.words.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
