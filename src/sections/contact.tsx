import { Fragment, type ReactNode } from 'react';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { formatPhone } from '../../contract/phone.ts';
import { companyPhone, withCountryCode } from '../content/fill-facts.ts';
import { Section } from '../ui/section.tsx';
import styles from './contact.module.css';

interface ContactProps {
  language: Language;
  /** The lead's form. */
  children: ReactNode;
}

export function Contact({ language, children }: ContactProps) {
  const words = site.words[language].contact;
  const { channels } = words;
  const { facts } = site;
  const { email, phone, whatsapp, address } = facts;
  const number =
    whatsapp && withCountryCode(formatPhone(whatsapp), `+${whatsapp}`, language, address.country);
  const ways = [
    [channels.email, email, `mailto:${email}`],
    ...(whatsapp ? [[channels.messaging, number, `https://wa.me/${whatsapp}`]] : []),
    [channels.phone, companyPhone(facts, language), `tel:${phone.dialled}`],
  ];
  return (
    <Section id="contact" words={words} ground="deep" className={styles.contact}>
      <div className={`if-script ${styles.form}`}>{children}</div>
      <div className={styles.channels}>
        <h3>{channels.heading}</h3>
        <p className="if-no-script">{channels.noScript}</p>
        <dl>
          {ways.map(([label, text, href]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </Section>
  );
}
