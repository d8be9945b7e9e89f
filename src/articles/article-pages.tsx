import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import { longDate } from '../ui/long-date.ts';
import { Prose } from '../ui/prose.tsx';
import { SiteImage } from '../ui/site-image.tsx';
import styles from './articles.module.css';
import { type Article, articleOf, articlesOf } from './articles.ts';

export function ArticleList({ language }: { language: Language }) {
  const words = site.words[language].articles;
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
        {articlesOf(site, language).map((article) => (
          <li key={article.id}>
            <h2>
              <a href={addressIn(language, `/articles/${article.id}`)}>{article.words.title}</a>
            </h2>
            <Byline article={article} language={language} />
            <p>{article.words.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ArticlePage({ id, language }: { id: string; language: Language }) {
  const article = articleOf(site, language, id);
  const { picture } = article;
  const { title, description, markdown } = article.words;
  return (
    <article className={styles.page}>
      <header>
        <a href={addressIn(language, '/articles')} className={styles.back}>
          <span aria-hidden="true">{'←\u00a0'}</span>
          {site.words[language].articles.all}
        </a>
        <h1>{title}</h1>
        <Byline article={article} language={language} />
        <p className={styles.summary}>{description}</p>
      </header>
      {picture && (
        <SiteImage
          folder="articles"
          image={{ file: id, aspect: picture }}
          language={language}
          alt=""
          sizes="(min-width: 62rem) 60vw, 92vw"
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Prose markdown={markdown} language={language} />
      </div>
    </article>
  );
}

function Byline({ article: { date, author }, language }: { article: Article; language: Language }) {
  return (
    <p className="mono">
      <time dateTime={date}>{longDate(date, language)}</time>
      {` · ${site.words[language].articles.by.replace('{author}', author)}`}
    </p>
  );
}
