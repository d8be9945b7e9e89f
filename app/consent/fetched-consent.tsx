import { useEffect, useState } from 'react';
import { useSite } from '../site.ts';
import { ChangeButton } from './change-button.tsx';
import type { ConsentProps } from './consent.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { type ConsentWords, consentWords } from './consent-words.ts';

/** A part of the consent with its words in the language of the page. */
export function FetchedConsent({ part }: ConsentProps) {
  const { language } = useSite();
  const [words, setWords] = useState<ConsentWords | undefined>();

  useEffect(() => {
    let wanted = true;
    void consentWords[language]().then((fetched) => {
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
