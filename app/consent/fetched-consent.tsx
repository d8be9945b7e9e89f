import { useEffect, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { useCurrentPage } from '../current-page.ts';
import { ChangeButton } from './change-button.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import type { ConsentWords } from './consent-words.ts';

export interface ConsentProps {
  /** The dialog itself, or the button that opens it again. */
  part: 'dialog' | 'change';
}

const fetchWords: Record<Language, () => Promise<ConsentWords>> = {
  'pt-BR': async () => (await import('../content/pt-BR/consent.ts')).consent,
  en: async () => (await import('../content/en/consent.ts')).consent,
};

/** A part of the consent with its words in the language of the page. */
export function FetchedConsent({ part }: ConsentProps) {
  const { language } = useCurrentPage();
  const [words, setWords] = useState<ConsentWords | undefined>();

  useEffect(() => {
    let wanted = true;
    void fetchWords[language]().then((fetched) => {
      if (wanted) setWords(fetched);
    });
    return () => {
      wanted = false;
    };
  }, [language]);

  if (!words) return null;
  if (part === 'change') return <ChangeButton words={words} />;
  return <ConsentDialog words={words} language={language} />;
}
