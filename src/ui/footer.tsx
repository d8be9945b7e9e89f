import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import type { Facts } from '../content/facts.ts';
import { companyPhone } from '../content/fill-facts.ts';
import type { Mark } from '../content/mark.ts';
import { legalDocumentIds } from '../content/site.ts';
import type { Words } from '../content/words.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

interface FooterProps {
  words: Words['footer'];
  facts: Facts;
  mark: Mark;
  language: Language;
  /** The newsletter's form. */
  children: ReactNode;
  /** Words of the button that opens the question about tags again, where the site asks one. */
  changeConsent: string | undefined;
}

export function Footer({ words, facts, mark, language, children, changeConsent }: FooterProps) {
  const { street, city, region, postalCode } = facts.address;
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <Logo name={facts.name} mark={mark} />
          <p>{words.tagline}</p>
        </div>
        {children}
        <nav aria-label={words.legal}>
          <h2 className="mono">{words.legal}</h2>
          <ul>
            {legalDocumentIds.map((id) => (
              <li key={id}>
                <a href={addressIn(language, `/${id}`)}>{words[id]}</a>
              </li>
            ))}
          </ul>
          {changeConsent && (
            <button
              type="button"
              className={`if-script ${styles.change}`}
              data-change-consent=""
              data-replay="ConsentDialog"
            >
              {changeConsent}
            </button>
          )}
        </nav>
        <div>
          <h2 className="mono">{words.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </li>
            <li>
              <a href={`tel:${facts.phone.dialled}`}>{companyPhone(facts, language)}</a>
            </li>
            {facts.whatsapp && (
              <li>
                <a href={`https://wa.me/${facts.whatsapp}`} rel="noopener">
                  {words.messaging}
                </a>
              </li>
            )}
            {facts.linkedin && (
              <li>
                <a href={facts.linkedin} rel="noopener">
                  {words.linkedin}
                </a>
              </li>
            )}
          </ul>
        </div>
        <address className={styles.address}>
          {facts.legalName}
          <br />
          {facts.companyId}
          <br />
          {`${street}, ${city} – ${region}, ${postalCode}`}
        </address>
        {words.sampleNote && <p className={styles.note}>{words.sampleNote}</p>}
      </div>
    </footer>
  );
}
