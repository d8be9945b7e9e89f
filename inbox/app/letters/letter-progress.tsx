import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Letter } from '../../contract/letters.ts';
import { call } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { Loading } from '../frame/loading.tsx';
import controls from '../ui/controls.module.css';
import { Failed } from '../ui/failed.tsx';
import { Time } from '../ui/time.tsx';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import { letterAddress, letterQuery, recipientsQuery, showLetter } from './letter-queries.ts';
import styles from './letters.module.css';

const outcomes = ['waiting', 'sent', 'bounced', 'failed', 'unclear', 'skipped'] as const;

/** Progress of a letter, with pause and resume, and its recipients. */
export function LetterProgress({ letter }: { letter: Letter }) {
  const { language, words } = useWords();
  const { letters } = words;
  const { person } = useSession();
  const [isListed, setListed] = useState(false);
  const { counts, state } = letter;
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const act = useAct(letter);
  return (
    <section className={styles.progress} aria-labelledby="progress">
      <h2 id="progress">{letters.progress}</h2>
      {all > 0 && (
        <progress max={all} value={all - counts.waiting} aria-labelledby="progress">
          {all - counts.waiting} / {all}
        </progress>
      )}
      <dl className={styles.counts}>
        {outcomes
          .filter((outcome) => outcome === 'waiting' || outcome === 'sent' || counts[outcome] > 0)
          .map((outcome) => (
            <div key={outcome}>
              <dt>{letters.counts[outcome]}</dt>
              <dd>{counts[outcome].toLocaleString(language)}</dd>
            </div>
          ))}
      </dl>
      {state === 'sending' && letter.retried > 0 && (
        <p className={controls.hint}>{letters.retriedHint(letter.retried)}</p>
      )}
      {counts.failed > 0 && <p className={controls.hint}>{letters.failedHint}</p>}
      {counts.unclear > 0 && <p className={controls.hint}>{letters.unclearHint}</p>}
      <div className={controls.row}>
        {person.role === 'owner' && state !== 'sent' && (
          <button
            type="button"
            className={state === 'paused' ? controls.primary : controls.button}
            onClick={({ detail }) => {
              // The second click of a double click would undo the first.
              if (detail < 2 && !act.isPending) act.mutate(state === 'paused' ? 'resume' : 'pause');
            }}
          >
            {state === 'paused'
              ? letters.resume
              : state === 'scheduled'
                ? letters.unschedule
                : letters.pause}
          </button>
        )}
        <button
          type="button"
          className={controls.button}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          {letters.recipientsTitle}
        </button>
      </div>
      {isListed && <Recipients letter={letter} />}
    </section>
  );
}

function useAct(letter: Letter) {
  const { letters } = useWords().words;
  const client = useQueryClient();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (action: 'pause' | 'resume') =>
      call<Letter>(`${letterAddress(letter.id)}/${action}`, { method: 'POST', body: {} }),
    onSuccess: async (changed, action) => {
      await showLetter(client, changed);
      toasts.show({ text: action === 'pause' ? letters.paused : letters.resumed });
    },
    onError: (error) => {
      tellFailure(error);
      // A colleague may have been faster: shows the current state.
      void client.invalidateQueries({ queryKey: letterQuery(letter.id).queryKey, exact: true });
    },
  });
}

function Recipients({ letter: { id, counts } }: { letter: Letter }) {
  const { words } = useWords();
  const { letters, languages } = words;
  const client = useQueryClient();
  const query = useInfiniteQuery(recipientsQuery(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts change whenever the recipients do.
  useEffect(() => {
    const { queryKey } = recipientsQuery(id);
    // Does not cancel the fetch of a next page.
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [client, id, counts]);
  const tellFailure = useTellFailure();
  function showMore() {
    if (query.isFetchingNextPage) return;
    query.fetchNextPage({ throwOnError: true }).catch((error) => tellFailure(error));
  }
  if (query.isError && !query.data) return <Failed error={query.error} retry={query.refetch} />;
  if (!query.data) return <Loading />;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone its parts are blocks, which removes the role. */}
      <table className={styles.recipients} role="table">
        <thead>
          <tr>
            <th scope="col">{letters.recipient}</th>
            <th scope="col">{letters.language}</th>
            <th scope="col">{letters.outcome}</th>
            <th scope="col">{letters.when}</th>
          </tr>
        </thead>
        <tbody>
          {query.data.pages
            .flatMap((page) => page.recipients)
            .map(({ id: recipient, email, language, outcome, settledAt }) => (
              <tr key={recipient}>
                <td>{email}</td>
                <td>{languages[language]}</td>
                <td>{letters.outcomes[outcome ?? 'none']}</td>
                <td>{settledAt !== null && <Time at={settledAt} />}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <p>
          <button type="button" className={controls.button} onClick={showMore}>
            {letters.moreRecipients}
          </button>
        </p>
      )}
    </>
  );
}
