import { brand } from '../content/brand.ts';
import type { Localized } from '../content/localized.ts';
import type { LegalDocument } from '../content/messages.ts';
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
        {document.sections.map(({ title, paragraphs, list, after }) => (
          <li key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
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
