import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '../../../contract/language.ts';
import { isWritten, mostPerHour, noWords } from '../../contract/letter-content.ts';
import type { Letter, LetterWords } from '../../contract/letters.ts';
import { maxLengths } from '../../contract/terms.ts';
import { call, request } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { siteParts } from '../site-parts.ts';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { useDates } from '../ui/time.tsx';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import { letterAddress, letterQuery, lettersQuery, showLetter } from './letter-queries.ts';
import { leftOut, reach } from './letter-text.ts';
import styles from './letters.module.css';
import { OtherWords } from './other-words.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useSavedDraft } from './use-saved-draft.ts';

/** Editor for a letter in each of the site's languages, with a preview beside it. */
export function LetterEditor({ letter }: { letter: Letter }) {
  const { words } = useWords();
  const { letters, languages, frame } = words;
  const { person } = useSession();
  const dates = useDates();
  const client = useQueryClient();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const [, navigate] = useLocation();
  const saved = useSavedDraft(letter);
  const { draft, change, save, savedAt, isSaved, isSaving } = saved;
  const [shown, setShown] = useState<Language>(siteParts.languages[0]);
  /** Text of the pace field while it is edited; it may be empty. */
  const [pace, setPace] = useState<string>();
  const [dialog, setDialog] = useState<'send' | 'delete'>();
  const address = letterAddress(letter.id);
  const now = { ...letter, ...draft };
  const count = reach(now);
  const set = (changes: Partial<LetterWords>) =>
    change({
      ...draft,
      words: {
        ...draft.words,
        [shown]: { ...noWords, ...draft.words[shown], ...changes },
      },
    });

  function tellIfClosed(error: unknown) {
    tellFailure(error, { isInDialog: true });
  }
  const testing = useMutation({
    mutationFn: async () => {
      await save();
      await request(`${address}/test`, { method: 'POST', body: { language: shown } });
    },
    onSuccess: () => toasts.show({ text: letters.tested(person.email) }),
    onError: (error) => tellFailure(error),
  });
  const sending = useMutation({
    mutationFn: async (at: number | undefined) => {
      await save();
      const body = { at, before: draft };
      return call<Letter>(`${address}/send`, { method: 'POST', body });
    },
    onSuccess: async (sent, at) => {
      await showLetter(client, sent);
      toasts.show({ text: at === undefined ? letters.started : letters.scheduledToast });
    },
    onError: tellIfClosed,
  });
  const deleting = useMutation({
    mutationFn: () => request(address, { method: 'DELETE' }),
    onSuccess: () => {
      saved.forget();
      // Not if the person has navigated away meanwhile.
      if (location.pathname.endsWith(letter.id)) navigate('/letters');
      client.removeQueries({ queryKey: letterQuery(letter.id).queryKey });
      void client.invalidateQueries({ queryKey: lettersQuery.queryKey, exact: true });
      toasts.show({ text: letters.deleted });
    },
    onError: tellIfClosed,
  });
  const closeDialog = () => {
    setDialog(undefined);
    // A colleague may have sent or deleted it: fetches its current state.
    if (sending.error ?? deleting.error)
      void client.invalidateQueries({ queryKey: letterQuery(letter.id).queryKey });
    sending.reset();
    deleting.reset();
  };

  const own = draft.words[shown] ?? noWords;
  return (
    <div className={styles.editor}>
      <div className={styles.writing}>
        {siteParts.languages.length > 1 && (
          <fieldset className={styles.languages}>
            <legend className="visually-hidden">{letters.language}</legend>
            {siteParts.languages.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                onClick={() => setShown(one)}
              >
                {letters.writeIn(languages[one])}
                <span className={styles.reach}>
                  {isWritten(draft.words[one])
                    ? letters.recipientCount(letter.recipients[one] ?? 0)
                    : letters.skipsLanguage}
                </span>
              </button>
            ))}
          </fieldset>
        )}
        {saved.theirs && <OtherWords mine={draft} theirs={saved.theirs} onChoose={saved.choose} />}
        <Field label={letters.subject}>
          {(attributes) => (
            <input
              {...attributes}
              lang={shown}
              maxLength={maxLengths.subject}
              value={own.subject}
              onChange={(event) => set({ subject: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={letters.preview} hint={letters.previewHint}>
          {(attributes) => (
            <input
              {...attributes}
              lang={shown}
              maxLength={maxLengths.preview}
              value={own.preview}
              onChange={(event) => set({ preview: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={letters.markdown} hint={letters.markdownHint} className={styles.markdown}>
          {(attributes) => (
            <textarea
              {...attributes}
              lang={shown}
              rows={14}
              value={own.markdown}
              onChange={(event) => set({ markdown: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field
          label={letters.perHour}
          hint={
            count > 0
              ? `${letters.perHourHint} ${letters.takes(dates.duration((count / Math.max(1, draft.perHour)) * 3_600_000))}`
              : letters.perHourHint
          }
        >
          {(attributes) => (
            <input
              {...attributes}
              type="number"
              min={1}
              max={mostPerHour}
              value={pace ?? draft.perHour}
              onBlur={() => setPace(undefined)}
              onChange={(event) => {
                const { value, valueAsNumber: perHour } = event.currentTarget;
                setPace(value);
                if (perHour >= 1)
                  change({ ...draft, perHour: Math.min(mostPerHour, Math.round(perHour)) });
              }}
            />
          )}
        </Field>
        <p className={controls.hint} role="status">
          {isSaving
            ? letters.saving
            : isSaved
              ? savedAt !== undefined && letters.savedAt(dates.time(savedAt))
              : letters.notSaved}
        </p>
        <div className={controls.row}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={!isWritten(own) || testing.isPending}
            onClick={() => {
              if (!isWritten(own)) toasts.show({ text: letters.testFirst, isFailure: true });
              else if (!testing.isPending) testing.mutate();
            }}
          >
            {letters.test}
          </button>
          {person.role === 'owner' && (
            <button
              type="button"
              className={controls.primary}
              onClick={() =>
                count > 0
                  ? setDialog('send')
                  : toasts.show({ text: letters.nobody, isFailure: true })
              }
            >
              {letters.send}
            </button>
          )}
          <button type="button" className={controls.plain} onClick={() => setDialog('delete')}>
            {letters.delete}
          </button>
        </div>
        {person.role !== 'owner' && <p className={controls.hint}>{letters.onlyOwners}</p>}
      </div>
      <section className={styles.look} aria-labelledby="look">
        <h2 id="look">{letters.look}</h2>
        {isWritten(letter.words[shown]) ? (
          <iframe
            key={shown + JSON.stringify(letter.words[shown])}
            className={styles.frame}
            title={letters.lookFrame}
            sandbox=""
            src={`${address}/preview/${shown}`}
          />
        ) : (
          <p className={styles.blank}>{letters.lookEmpty}</p>
        )}
      </section>
      {dialog === 'send' && (
        <SendDialog
          count={count}
          leftOut={leftOut(now)}
          isSending={sending.isPending}
          failure={sending.error}
          onSend={(at) => sending.mutate(at)}
          onClose={closeDialog}
        />
      )}
      {dialog === 'delete' && (
        <Dialog title={letters.deleteTitle} onClose={closeDialog} failure={deleting.error}>
          <p>{letters.deleteText}</p>
          <div className={controls.row}>
            <button
              type="button"
              className={controls.danger}
              aria-disabled={deleting.isPending}
              onClick={() => deleting.isPending || deleting.mutate()}
            >
              {letters.delete}
            </button>
            <button type="button" className={controls.plain} onClick={closeDialog}>
              {frame.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
