import { languages } from '#site';
import { type Language, languageFacts } from '../../contract/language.ts';
import { addressIn } from '../addresses.ts';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  label: string;
  language: Language;
  /** Path of the page in the default language. */
  path: string;
}

/** Links to the same page in each language, where there are several; src/language/follow-switch.ts keeps the choice and the place. */
export function LanguageSwitch({ label, language: shown, path }: LanguageSwitchProps) {
  if (languages.length === 1) return null;
  return (
    <ul className={styles.switch} aria-label={label}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, path)}
            hrefLang={language}
            lang={language}
            aria-current={language === shown ? 'true' : undefined}
          >
            {languageFacts[language].short}
            <span className="visually-hidden">{` – ${languageFacts[language].name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
