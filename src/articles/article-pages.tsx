import Markdown from 'react-markdown';
import { type Language, languageFacts } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Words } from '../content/words.ts';
import { ProjectImage } from '../ui/project-image.tsx';
import styles from './articles.module.css';
import type { Article } from './articles.ts';

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

interface ArticlePageProps {
  words: Words['articles'];
  article: Article;
  language: Language;
}

/** One article. */
export function ArticlePage({ words, article, language }: ArticlePageProps) {
  const { id, picture } = article;
  return (
    <article className={styles.page}>
      <header>
        <p>
          <a href={addressIn(language, '/articles')}>{words.all}</a>
        </p>
        <h1>{article.words.title}</h1>
        <Byline article={article} by={words.by} language={language} />
        <p className={styles.summary}>{article.words.description}</p>
      </header>
      {picture && (
        <ProjectImage
          project="articles"
          image={{ file: id, aspect: picture }}
          language={language}
          alt=""
          sizes="(min-width: 62rem) 60vw, 92vw"
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Markdown>{article.words.markdown}</Markdown>
      </div>
    </article>
  );
}

interface BylineProps {
  article: Article;
  /** Sentence with `{author}`. */
  by: string;
  language: Language;
}

/** When an article was written, and by whom. */
function Byline({ article: { date, author }, by, language }: BylineProps) {
  const shown = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
  return (
    <p className="mono">
      <time dateTime={date}>{shown}</time>
      {` · ${by.replace('{author}', author)}`}
    </p>
  );
}
