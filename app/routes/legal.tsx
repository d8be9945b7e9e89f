import { brand } from '../content/brand.ts';
import type { Localized } from '../content/localized.ts';
import type { LegalDocument } from '../content/messages.ts';
import '../styles/print.css';
import styles from './legal.module.css';

export function LegalRoute({ document }: Localized<{ document: LegalDocument }>) {
  return (
    <article className={styles.document} lang={document.lang}>
      <header>
        <h1>{document.title}</h1>
        <p className="mono">
          <time dateTime={brand.legalUpdated}>{document.updated}</time>
        </p>
        <p className={styles.introduction}>{document.introduction}</p>
      </header>
      <ol>
        {document.sections.map(({ title, paragraphs, list, after }, index) => (
          // In every language the same place says the same, and stays where it is read.
          <li key={index}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item, place) => (
                  <li key={place}>{item}</li>
                ))}
              </ul>
            )}
            {after && <p>{after}</p>}
          </li>
        ))}
      </ol>
    </article>
  );
}
