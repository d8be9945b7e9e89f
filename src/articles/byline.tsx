import { type Language, languageFacts } from '../../contract/language.ts';
import type { Article } from './articles.ts';

interface BylineProps {
  article: Article;
  /** Sentence with `{author}`. */
  by: string;
  language: Language;
}

/** When an article was written, and by whom. */
export function Byline({ article: { date, author }, by, language }: BylineProps) {
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
