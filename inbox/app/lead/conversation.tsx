import { type SubmitEvent, useState } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import { usePersonName, useSession } from '../api/session.ts';
import { useDraft } from '../drafts.ts';
import { sendByKeys } from '../keys/use-keys.ts';
import controls from '../ui/controls.module.css';
import { Field, type FieldError } from '../ui/field.tsx';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './lead.module.css';
import type { useLeadChanges } from './use-lead-changes.ts';

interface ConversationProps {
  lead: LeadDetail;
  changes: ReturnType<typeof useLeadChanges>;
}

/** Replies and notes, oldest first, and the form for a new note. */
export function Conversation({ lead, changes }: ConversationProps) {
  const { words } = useWords();
  const { person } = useSession();
  const draft = useDraft(`note:${lead.id}`, { text: '' });
  const [problem, setProblem] = useState<FieldError>();
  const isAdding = changes.isNoting(draft.fields.text.trim());
  const nameOf = usePersonName();
  const outcomes: Readonly<Record<string, string>> = words.lead.outcomes;
  const entries = [
    ...lead.replies.map((reply) => ({ ...reply, kind: 'reply' as const })),
    ...lead.notes.map((note) => ({ ...note, kind: 'note' as const, subject: '', mail: null })),
  ].toSorted((one, other) => one.at - other.at);
  function add(event: SubmitEvent) {
    event.preventDefault();
    const text = draft.fields.text.trim();
    setProblem(text === '' ? { text: words.lead.noteMissing } : undefined);
    if (text !== '') changes.addNote(text, draft.discardThese);
  }
  return (
    <section className={styles.conversation} aria-labelledby="conversation">
      <h2 id="conversation">{words.lead.conversation}</h2>
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <li key={entry.id} data-kind={entry.kind}>
              <p className={styles.by}>
                <strong>
                  {entry.kind === 'reply'
                    ? words.lead.replyBy(nameOf(entry.personId))
                    : words.lead.noteBy(nameOf(entry.personId))}
                </strong>{' '}
                <Time at={entry.at} as="both" />{' '}
                {entry.mail && entry.mail !== 'delivered' && (
                  <span
                    className={controls.chip}
                    data-state={entry.mail === 'waiting' ? undefined : 'unreached'}
                  >
                    {outcomes[entry.mail] ?? entry.mail}
                  </span>
                )}
              </p>
              {entry.subject && <p className={styles.subject}>{entry.subject}</p>}
              <p className={styles.words}>{entry.text}</p>
              {entry.kind === 'note' && entry.personId === person.id && (
                <button
                  type="button"
                  className={`${controls.plain} ${controls.small}`}
                  onClick={() => changes.deleteNote(entry.id, entry.text)}
                >
                  {words.lead.deleteNote}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <form noValidate onSubmit={add} onKeyDown={sendByKeys}>
        <Field label={words.lead.note} hint={words.lead.notesText} error={problem}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={2}
              value={draft.fields.text}
              onChange={(event) => {
                const { value } = event.currentTarget;
                if (value === '') draft.discard();
                else draft.change({ text: value });
              }}
            />
          )}
        </Field>
        <button type="submit" className={controls.button} aria-disabled={isAdding}>
          {words.lead.addNote}
        </button>
      </form>
    </section>
  );
}
