import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import type { MarkdownDocument } from '../content/site.ts';
import { Prose } from '../ui/prose.tsx';
import { lastUpdate } from './last-update.ts';
import styles from './legal-document.module.css';

interface LegalDocumentProps {
  document: MarkdownDocument;
  language: Language;
}

/** A policy: each `##` in its Markdown starts a numbered section. */
export function LegalDocument({ document, language }: LegalDocumentProps) {
  const [introduction = '', ...sections] = document.markdown.split(/^## /m);
  return (
    <article className={styles.document}>
      <header>
        <h1>{document.title}</h1>
        <p className="mono">
          <time dateTime={site.facts.legalUpdated}>{lastUpdate(site, language)}</time>
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
