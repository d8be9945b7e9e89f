import Markdown from 'react-markdown';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Words } from '../content/words.ts';
import { ProjectImage } from '../ui/project-image.tsx';
import styles from './articles.module.css';
import type { Article } from './articles.ts';
import { Byline } from './byline.tsx';

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
