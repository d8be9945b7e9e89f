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
  // Sections are parsed one by one, but a link's definition (`[name]: address "title"`) applies to all.
  const links = document.markdown.match(/^ {0,3}\[[^\]^]+\]: *\S+(?: ["'(].*)?\s*$/gm)?.join('\n');
  return (
    <article className={styles.document}>
      <header>
        <h1>{document.title}</h1>
        <p className="mono">
          <time dateTime={site.facts.legalUpdated}>{lastUpdate(site, language)}</time>
        </p>
        <div className={styles.introduction}>
          <Prose markdown={`${introduction}\n\n${links ?? ''}`} language={language} />
        </div>
      </header>
      <ol>
        {sections.map((section, index) => (
          <li key={index} id={`section-${index + 1}`}>
            <Prose markdown={`## ${section}\n\n${links ?? ''}`} language={language} />
          </li>
        ))}
      </ol>
    </article>
  );
}
