import { formatPhone } from '../../contract/phone.ts';
import { brand } from '../content/brand.ts';
import { companyPhoneFor } from '../content/company-phone.ts';
import type { Contact as ContactWords } from '../content/messages.ts';
import { useCurrentPage } from '../current-page.ts';
import { Section } from '../ui/section.tsx';
import styles from './contact.module.css';
import { LeadForm } from './lead-form.tsx';

export function Contact({ words }: { words: ContactWords & { lang?: string } }) {
  const { language } = useCurrentPage();
  const { channels } = words;
  return (
    <Section
      id="contact"
      heading={words.heading}
      lead={words.lead}
      lang={words.lang}
      ground="deep"
      className={styles.contact}
    >
      <div className={styles.channels}>
        <h3>{channels.heading}</h3>
        <p className="if-no-script">{channels.noScript}</p>
        <dl>
          <dt>{channels.email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
          <dt>{channels.messaging}</dt>
          <dd>
            <a href={`https://wa.me/${brand.whatsapp}`} rel="noopener">
              {companyPhoneFor(language, formatPhone(brand.whatsapp), `+${brand.whatsapp}`)}
            </a>
          </dd>
          <dt>{channels.phone}</dt>
          <dd>
            <a href={`tel:${brand.phone.dialled}`}>
              {companyPhoneFor(language, brand.phone.shown, brand.phone.dialled)}
            </a>
          </dd>
        </dl>
      </div>
      <div className={`if-script ${styles.form}`}>
        <LeadForm words={words} />
      </div>
    </Section>
  );
}
