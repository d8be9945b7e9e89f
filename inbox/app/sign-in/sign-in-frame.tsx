import type { ReactNode } from 'react';
import { engineLanguages, type Language, languageFacts } from '../../../contract/language.ts';
import { SiteMark } from '../../../src/ui/site-mark.tsx';
import { siteParts } from '../site-parts.ts';
import { useWords } from '../words.ts';
import styles from './sign-in.module.css';

interface SignInFrameProps {
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** Layout of the sign-in pages: the company's mark, a narrow column, and the language switch. */
export function SignInFrame({ onLanguage, children }: SignInFrameProps) {
  const { language, words } = useWords();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <SiteMark mark={siteParts.mark} className={styles.mark} keepsIds />
        <span className={styles.name}>{siteParts.name}</span>
        <p className={styles.product}>{words.frame.product}</p>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{words.signIn.language}</legend>
          {engineLanguages.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {languageFacts[one].name}
            </button>
          ))}
        </fieldset>
      </footer>
    </div>
  );
}
