import { type Language, languageFacts } from '../../contract/language.ts';
import type { MarkdownDocument } from '../content/site.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  document: MarkdownDocument;
  /** ISO date of the last change. */
  updated: string;
  /** Sentence with `{date}`. */
  updatedLabel: string;
  language: Language;
}

/** A policy: each `##` of its Markdown begins a numbered section. */
export function LegalDocument({ document, updated, updatedLabel, language }: LegalDocumentProps) {
  const [introduction = '', ...sections] = document.markdown.split(/^## /m);
  const date = new Intl.DateTimeFormat(languageFacts[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(updated));
  return (
    <article className={styles.document}>
      <header>
        <h1>{document.title}</h1>
        <p className="mono">
          <time dateTime={updated}>{updatedLabel.replace('{date}', date)}</time>
        </p>
        <div className={styles.introduction}>
          <Prose markdown={introduction} language={language} />
        </div>
      </header>
      <ol>
        {sections.map((section, index) => (
          <li key={index} id={`section-${index + 1}`}>
            <Prose markdown={`## ${section}`} language={language} />
          </li>
        ))}
      </ol>
    </article>
  );
}
