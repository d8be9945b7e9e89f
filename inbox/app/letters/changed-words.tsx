import type { Language } from '../../../contract/language.ts';
import type { LetterContent } from '../../contract/letter-content.ts';
import { siteParts } from '../site-parts.ts';
import { useWords } from '../words.ts';
import styles from './letters.module.css';

interface ChangedWordsProps {
  content: LetterContent;
  /** Languages in which it differs from another version. */
  languages: readonly Language[];
}

/** The text of a version of a letter in some languages, as it was typed. */
export function ChangedWords({ content, languages }: ChangedWordsProps) {
  const { words } = useWords();
  return languages.map((one) => {
    const { subject, preview, markdown } = content.words[one] ?? {};
    return (
      <div key={one}>
        {siteParts.languages.length > 1 && <strong>{words.languages[one]}</strong>}
        <p className={styles.theirs} lang={one}>
          {[subject, preview, markdown].filter(Boolean).join('\n\n')}
        </p>
      </div>
    );
  });
}
