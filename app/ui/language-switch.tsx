import { type MouseEvent, useState } from 'react';
import { type Language, languages } from '../../contract/language.ts';
import { useCurrentPage } from '../current-page.ts';
import { loadScreen } from '../load-screen.tsx';
import { pathOf, prefixOf } from '../routes.ts';
import { afterPaint } from './after-paint.ts';
import styles from './language-switch.module.css';

const names: Record<Language, { short: string; whole: string }> = {
  'pt-BR': { short: 'PT', whole: 'Português' },
  en: { short: 'EN', whole: 'English' },
};

/** Links to the page in each language; with script the switch happens in place. */
export function LanguageSwitch({ label }: { label: string }) {
  const { page, language: shown, switchLanguage } = useCurrentPage();
  const [busy, setBusy] = useState(false);

  function choose(event: MouseEvent, language: Language) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void afterPaint()
      .then(() => {
        setBusy(true);
        return switchLanguage(language);
      })
      .finally(() => setBusy(false));
  }

  return (
    <ul className={styles.switch} aria-label={label} aria-busy={busy || undefined}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pathOf(page, prefixOf(language))}
            hrefLang={language}
            lang={language}
            data-replay=""
            aria-current={language === shown ? 'true' : undefined}
            onPointerEnter={() => void loadScreen(page, language).catch(() => undefined)}
            onClick={(event) => choose(event, language)}
          >
            {names[language].short}
            <span className="visually-hidden">{` – ${names[language].whole}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
