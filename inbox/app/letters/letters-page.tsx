import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Letter } from '../../contract/letters.ts';
import { usePersonName } from '../api/session.ts';
import { Page } from '../frame/page.tsx';
import controls from '../ui/controls.module.css';
import { useDates, useNow } from '../ui/time.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import { lettersQuery } from './letter-queries.ts';
import { subjectOf } from './letter-text.ts';
import styles from './letters.module.css';
import { StateChip } from './state-chip.tsx';
import { useNewLetter } from './use-new-letter.ts';

/** Outcomes shown in the list, because somebody did not get the letter. */
const missed = ['bounced', 'failed', 'unclear'] as const;

/** All letters, newest first. */
export default function LettersPage() {
  const { letters: words } = useWords().words;
  const query = useQuery(lettersQuery);
  const { data } = query;
  const makeLetter = useNewLetter();
  return (
    <Page
      title={words.title}
      text={words.text}
      action={
        <button type="button" className={controls.primary} onClick={() => makeLetter()}>
          {words.new}
        </button>
      }
    >
      <Waiting query={query} />
      {data?.length === 0 && (
        <div className={controls.empty}>
          <h2>{words.empty}</h2>
          <p>{words.emptyText}</p>
        </div>
      )}
      <ol className={styles.letters}>
        {data?.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ol>
    </Page>
  );
}

function LetterRow({ letter }: { letter: Letter }) {
  const { language, words } = useWords();
  const { letters } = words;
  const dates = useDates();
  const now = useNow();
  const nameOf = usePersonName();
  // A letter sent by command has no author.
  const author = letter.createdBy === null ? words.audit.system : nameOf(letter.createdBy);
  const { counts, state } = letter;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <li>
      <Link href={`/letters/${letter.id}`}>{subjectOf(letter, language) || letters.untitled}</Link>
      <StateChip letter={letter} />
      <span className={controls.hint}>
        {letters.created(author, dates.date(letter.createdAt))}
        {state === 'scheduled' &&
          letter.scheduledAt !== null &&
          ` · ${letters.scheduledFor(dates.exact(letter.scheduledAt))}`}
        {all > 0 &&
          ` · ${counts.sent.toLocaleString(language)} / ${all.toLocaleString(language)} ${letters.counts.sent}`}
        {missed
          .filter((outcome) => counts[outcome] > 0)
          .map(
            (outcome) =>
              ` · ${counts[outcome].toLocaleString(language)} ${letters.counts[outcome]}`,
          )}
        {letter.finishedAt !== null &&
          ` · ${letters.finishedAt(dates.relative(letter.finishedAt, now))}`}
      </span>
    </li>
  );
}
