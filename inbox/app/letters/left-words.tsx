import { useEffect } from 'react';
import { tabStorage } from '../../../src/browser/storage.ts';
import type { LetterContent } from '../../contract/letter-content.ts';
import { parseKept, useKept } from '../kept.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { ChangedWords } from './changed-words.tsx';
import { useLetterDraftKey } from './letter-queries.ts';
import { changedLanguages } from './letter-text.ts';
import { useNewLetter } from './use-new-letter.ts';

interface LeftWordsProps {
  id: string;
  /** The letter as it was sent; undefined if it was deleted. */
  letter: LetterContent | undefined;
}

/** Offers text that only this tab has, because its letter was sent or deleted while it was being typed. */
export function LeftWords({ id, letter }: LeftWordsProps) {
  const { letters, lead } = useWords().words;
  const [text, keep] = useKept(tabStorage, useLetterDraftKey(id));
  const makeLetter = useNewLetter();
  const kept = parseKept<LetterContent>(text);
  const languages = kept ? changedLanguages(kept, letter) : [];
  const isPaceOnly = kept && languages.length === 0;
  useEffect(() => {
    // It is of no use any more, and the browser would ask about it before the tab is closed.
    if (isPaceOnly) keep(undefined);
  });
  if (!kept || isPaceOnly) return null;
  const { words, perHour } = kept;
  return (
    <div role="alert" className={controls.notice}>
      <p>{letters.leftWords}</p>
      <div className={controls.row}>
        <button
          type="button"
          className={controls.button}
          onClick={() => makeLetter({ words, perHour }, () => keep(undefined))}
        >
          {letters.newOfThem}
        </button>
        <button type="button" className={controls.plain} onClick={() => keep(undefined)}>
          {lead.discard}
        </button>
      </div>
      <ChangedWords content={kept} languages={languages} />
    </div>
  );
}
