import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Language } from '../../../contract/language.ts';
import { isWritten } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';
import { CallError } from '../api/call.ts';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { siteParts } from '../site-parts.ts';
import controls from '../ui/controls.module.css';
import { Failed } from '../ui/failed.tsx';
import { useDates } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import { LeftWords } from './left-words.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { LetterProgress } from './letter-progress.tsx';
import { letterAddress, letterQuery } from './letter-queries.ts';
import { subjectOf } from './letter-text.ts';
import styles from './letters.module.css';
import { StateChip } from './state-chip.tsx';

/** The page of a letter: its editor while it is a draft, its progress afterwards. */
export default function LetterPage({ id }: { id: string }) {
  const { language, words } = useWords();
  const { letters } = words;
  const { data: letter, error, refetch } = useQuery(letterQuery(id));
  const isGone = error instanceof CallError && error.status === 404;
  const title = letter
    ? subjectOf(letter, language) || letters.untitled
    : isGone
      ? letters.gone
      : error
        ? words.errors.notLoaded
        : letters.title;
  return (
    <Page
      title={title}
      action={
        <Link href="/letters" className={controls.plain}>
          <span aria-hidden="true">←</span> {letters.back}
        </Link>
      }
    >
      {(isGone || (letter && letter.state !== 'draft')) && (
        <LeftWords id={id} letter={isGone ? undefined : letter} />
      )}
      {isGone ? (
        <p>{letters.goneText}</p>
      ) : letter ? (
        letter.state === 'draft' ? (
          <LetterEditor letter={letter} />
        ) : (
          <ReadOnlyLetter letter={letter} />
        )
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function ReadOnlyLetter({ letter }: { letter: Letter }) {
  const { words } = useWords();
  const { letters, languages } = words;
  const dates = useDates();
  const written = siteParts.languages.filter((one) => isWritten(letter.words[one]));
  const [shown, setShown] = useState<Language | undefined>(written[0]);
  return (
    <>
      <div className={controls.row}>
        <StateChip letter={letter} />
        {letter.state === 'scheduled' && letter.scheduledAt !== null && (
          <span>{letters.scheduledFor(dates.exact(letter.scheduledAt))}</span>
        )}
        {letter.finishedAt !== null && (
          <span className={controls.hint}>
            {letters.finishedAt(dates.exact(letter.finishedAt))}
          </span>
        )}
      </div>
      <LetterProgress letter={letter} />
      <section className={styles.look} aria-labelledby="look">
        <div className={controls.row}>
          <h2 id="look">{letters.look}</h2>
          {written.length > 1 &&
            written.map((one) => (
              <button
                key={one}
                type="button"
                className={`${controls.button} ${controls.small}`}
                aria-pressed={one === shown}
                onClick={() => setShown(one)}
              >
                {languages[one]}
              </button>
            ))}
        </div>
        {shown && (
          <iframe
            // A new frame, because a new address in the same frame would add a history entry.
            key={shown}
            className={styles.frame}
            title={letters.lookFrame}
            sandbox=""
            src={`${letterAddress(letter.id)}/preview/${shown}`}
          />
        )}
      </section>
    </>
  );
}
