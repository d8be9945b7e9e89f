import type { ReactNode } from 'react';
import type { Language } from '../../contract/language.ts';
import { formatPhone } from '../../contract/phone.ts';
import type { Facts } from '../content/facts.ts';
import { companyPhone, withCountryCode } from '../content/fill-facts.ts';
import type { Words } from '../content/words.ts';
import { Section } from '../ui/section.tsx';
import styles from './contact.module.css';

interface ContactProps {
  words: Words['contact'];
  facts: Facts;
  language: Language;
  /** The lead's form. */
  children: ReactNode;
}

export function Contact({ words, facts, language, children }: ContactProps) {
  const { channels } = words;
  const { email, phone, whatsapp, address } = facts;
  return (
    <Section
      id="contact"
      heading={words.heading}
      lead={words.lead}
      ground="deep"
      className={styles.contact}
    >
      <div className={`if-script ${styles.form}`}>{children}</div>
      <div className={styles.channels}>
        <h3>{channels.heading}</h3>
        <p className="if-no-script">{channels.noScript}</p>
        <dl>
          <dt>{channels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {whatsapp && (
            <>
              <dt>{channels.messaging}</dt>
              <dd>
                <a href={`https://wa.me/${whatsapp}`} rel="noopener">
                  {withCountryCode(
                    formatPhone(whatsapp),
                    `+${whatsapp}`,
                    language,
                    address.country,
                  )}
                </a>
              </dd>
            </>
          )}
          <dt>{channels.phone}</dt>
          <dd>
            <a href={`tel:${phone.dialled}`}>{companyPhone(facts, language)}</a>
          </dd>
        </dl>
      </div>
    </Section>
  );
}
