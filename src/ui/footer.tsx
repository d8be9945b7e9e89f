import type { ReactNode } from 'react';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import { addressLine, companyPhone } from '../content/fill-facts.ts';
import { askedPurposes } from '../content/purposes.ts';
import { legalDocumentIds } from '../content/site.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

interface FooterProps {
  language: Language;
  /** The newsletter's form. */
  children: ReactNode;
}

export function Footer({ language, children }: FooterProps) {
  const { footer: words, legal } = site.words[language];
  const { facts } = site;
  const contacts = [
    [facts.email, `mailto:${facts.email}`],
    [companyPhone(facts, language), `tel:${facts.phone.dialled}`],
    ...(facts.whatsapp ? [[words.messaging, `https://wa.me/${facts.whatsapp}`]] : []),
    ...(facts.linkedin ? [[words.linkedin, facts.linkedin]] : []),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.tagline}</p>
        </div>
        {children}
        <nav id="legalPages" aria-label={words.legal}>
          <h2 className="mono">{words.legal}</h2>
          <ul>
            {legalDocumentIds.map((id) => (
              <li key={id}>
                <a href={addressIn(language, `/${id}`)}>{legal[id].title}</a>
              </li>
            ))}
          </ul>
          {askedPurposes(facts.tags).length > 0 && (
            <button
              type="button"
              className={`if-script ${styles.change}`}
              data-replay="ConsentDialog"
            >
              {site.words[language].consent.change}
            </button>
          )}
        </nav>
        <div>
          <h2 className="mono">{words.contact}</h2>
          <ul>
            {contacts.map(([text, href]) => (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
        <address className={styles.address}>
          {facts.legalName}
          <br />
          {facts.companyId}
          <br />
          {addressLine(facts)}
        </address>
        {words.sampleNote && <p className={styles.note}>{words.sampleNote}</p>}
      </div>
    </footer>
  );
}
