import { Fragment, type ReactNode } from 'react';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { companyPhone, companyWhatsApp } from '../content/fill-facts.ts';
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
  const { email, phone, whatsapp } = facts;
  const number = companyWhatsApp(facts, language);
  const ways = [
    [channels.email, email, `mailto:${email}`],
    ...(number ? [[channels.messaging, number, `https://wa.me/${whatsapp}`]] : []),
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
