import type { Letter } from '../../contract/letters.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';

/** State of a letter. If no mail was delivered, a finished letter is not called sent. */
export function StateChip({ letter: { state, counts } }: { letter: Letter }) {
  const { letters } = useWords().words;
  if (state === 'sent' && counts.sent + counts.unclear === 0) {
    return (
      <span className={controls.chip} data-state="lost">
        {letters.reachedNobody}
      </span>
    );
  }
  return (
    <span className={controls.chip} data-state={state === 'sent' ? 'won' : undefined}>
      {letters.states[state]}
    </span>
  );
}
