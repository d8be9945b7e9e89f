import { Consent } from '../consent/consent.tsx';
import { brand } from '../content/brand.ts';
import { companyPhoneFor } from '../content/company-phone.ts';
import type { Footer as FooterWords } from '../content/messages.ts';
import { useCurrentPage } from '../current-page.ts';
import { legalDocumentIds } from '../routes.ts';
import styles from './footer.module.css';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

export function Footer({ words }: { words: FooterWords & { lang?: string } }) {
  const { language } = useCurrentPage();
  const { street, city, region, postalCode } = brand.address;
  return (
    <footer className={styles.footer} lang={words.lang}>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <Logo />
          <p>{words.tagline}</p>
        </div>
        <NewsletterForm words={words.newsletter} />
        <nav aria-label={words.legal}>
          <h2 className="mono">{words.legal}</h2>
          <ul>
            {legalDocumentIds.map((document) => (
              <li key={document}>
                <Link to={{ kind: 'legal', document }}>{words[document]}</Link>
              </li>
            ))}
          </ul>
          <Consent part="change" />
        </nav>
        <div>
          <h2 className="mono">{words.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
            <li>
              <a href={`tel:${brand.phone.dialled}`}>
                {companyPhoneFor(language, brand.phone.shown, brand.phone.dialled)}
              </a>
            </li>
            <li>
              <a href={`https://wa.me/${brand.whatsapp}`} rel="noopener">
                {words.messaging}
              </a>
            </li>
            <li>
              <a href={brand.linkedin} rel="noopener">
                {words.linkedin}
              </a>
            </li>
          </ul>
        </div>
        <address className={styles.address}>
          {`${brand.legalName} · ${brand.companyId}`}
          <br />
          {`${street}, ${city} – ${region}, ${postalCode}`}
        </address>
        <p className={styles.note}>{words.sampleNote}</p>
      </div>
    </footer>
  );
}
