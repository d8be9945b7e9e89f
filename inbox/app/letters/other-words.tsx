import type { LetterContent } from '../../contract/letter-content.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { ChangedWords } from './changed-words.tsx';
import { changedLanguages } from './letter-text.ts';

interface OtherWordsProps {
  mine: LetterContent;
  theirs: LetterContent;
  onChoose: (isMine: boolean) => void;
}

/** Asks which version to keep after two people changed the same text. */
export function OtherWords({ mine, theirs, onChoose }: OtherWordsProps) {
  const { language, words } = useWords();
  const { letters } = words;
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
      <ChangedWords content={theirs} languages={changedLanguages(mine, theirs)} />
      {theirs.perHour !== mine.perHour && (
        <p>
          {letters.perHour}: {theirs.perHour.toLocaleString(language)}
        </p>
      )}
    </div>
  );
}
