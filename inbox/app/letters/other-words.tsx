import type { Language } from '../../../contract/language.ts';
import { type LetterContent, noWords } from '../../contract/letter-content.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import styles from './letters.module.css';

interface OtherWordsProps {
  theirs: LetterContent;
  /** The language shown. */
  language: Language;
  onChoose: (isMine: boolean) => void;
}

/** Asks which version to keep after two people changed the same text. */
export function OtherWords({ theirs, language, onChoose }: OtherWordsProps) {
  const { letters } = useWords().words;
  const { subject, preview, markdown } = theirs.words[language] ?? noWords;
  return (
    <div role="alert" className={controls.notice}>
      <p>{letters.changedMeanwhile}</p>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => onChoose(true)}>
          {letters.keepMine}
        </button>
        <button type="button" className={controls.button} onClick={() => onChoose(false)}>
          {letters.takeTheirs}
        </button>
      </div>
      <p className={styles.theirs} lang={language}>
        {[subject, preview, markdown].filter(Boolean).join('\n\n')}
      </p>
    </div>
  );
}
