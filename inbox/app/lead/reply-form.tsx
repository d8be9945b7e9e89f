import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import { maxLengths } from '../../contract/terms.ts';
import { usePersonName, useSession } from '../api/session.ts';
import { useDraft } from '../drafts.ts';
import { sendByKeys } from '../keys/use-keys.ts';
import controls from '../ui/controls.module.css';
import { Field, type FieldError } from '../ui/field.tsx';
import { useWords } from '../words.ts';
import type { Greeting } from './greeting.ts';
import styles from './lead.module.css';
import type { useLeadChanges } from './use-lead-changes.ts';

interface ReplyFormProps {
  lead: LeadDetail;
  greeting: Greeting;
  changes: ReturnType<typeof useLeadChanges>;
  isOpen: boolean;
  /** `hadFocus`: the focus was in the form and has to be moved. */
  onClose: (hadFocus: boolean) => void;
}

/** Form for a reply sent by the inbox. It starts with the greeting; its text survives a reload. */
export function ReplyForm({ lead, greeting, changes, isOpen, onClose }: ReplyFormProps) {
  const { words } = useWords();
  const { person, site } = useSession();
  const nameOf = usePersonName();
  const [problems, setProblems] = useState<{ subject?: FieldError; text?: FieldError }>({});
  const [refused, setRefused] = useState<FieldError>();
  const newest = lead.replies.at(-1)?.id ?? '';
  /** Id of the newest reply when the form was opened; stored with the draft, which survives a reload. */
  const [known, setKnown] = useState(newest);
  const draft = useDraft(`reply:${lead.id}`, { ...greeting, known });
  const write = (said: Partial<Greeting>) => draft.change({ known: draft.fields.known, ...said });
  const text = useRef<HTMLTextAreaElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isShown = isOpen || draft.isDraft;
  const isSending = changes.isReplying;
  const isSpam = lead.folder === 'spam';

  useEffect(() => {
    if (!isOpen || wasOpened.current === isOpen) return;
    wasOpened.current = true;
    const field = text.current;
    if (!field) return;
    // Puts the caret above the signature, the template's last paragraph.
    const signature = field.value.lastIndexOf('\n\n');
    const place = signature === -1 ? field.value.length : signature;
    field.focus();
    field.setSelectionRange(place, place);
  }, [isOpen]);
  if (!isShown) return null;

  function send(event: SubmitEvent) {
    event.preventDefault();
    const { subject, text: said } = draft.fields;
    const found = {
      ...(subject.trim() === '' ? { subject: { text: words.lead.subjectMissing } } : {}),
      ...(said.trim() === '' ? { text: { text: words.lead.textMissing } } : {}),
    };
    setProblems(found);
    setRefused(isSpam ? { text: words.lead.releaseFirst } : undefined);
    if (Object.keys(found).length > 0 || isSending || isSpam) return;
    // Moves the focus out of the text, so that shortcuts work while the reply is sent.
    sendButton.current?.focus();
    // Discards only this text: after a failure with a lost answer the person may have changed it.
    changes.reply({ subject: subject.trim(), text: said.trim() }, () => close(draft.discardThese));
  }
  function close(discard: () => void) {
    wasOpened.current = false;
    discard();
    setKnown(newest);
    onClose(sendButton.current?.form?.contains(document.activeElement) ?? false);
  }
  function discard() {
    const { fields, isDraft, change } = draft;
    close(draft.discard);
    if (isDraft) changes.sayDiscarded(() => change(fields));
  }
  // A colleague's reply since the form was opened: warns before a second answer to the visitor.
  const meanwhile = lead.replies.findLast(
    ({ id, personId }) => personId !== person.id && id > draft.fields.known,
  );
  return (
    <form
      noValidate
      className={styles.reply}
      onSubmit={send}
      onKeyDown={sendByKeys}
      aria-labelledby="reply-title"
    >
      <h2 id="reply-title">{words.lead.reply}</h2>
      <p className={controls.hint}>
        {site.sendsMail ? words.lead.replyText : words.lead.replyFile}
      </p>
      <div role="status">
        {isSpam && <p className={controls.notice}>{words.lead.releaseFirst}</p>}
        {meanwhile && (
          <p className={controls.notice}>{words.lead.replyMeanwhile(nameOf(meanwhile.personId))}</p>
        )}
      </div>
      <Field label={words.lead.subject} error={problems.subject}>
        {(attributes) => (
          <input
            {...attributes}
            lang={lead.language}
            maxLength={maxLengths.subject}
            readOnly={isSending}
            value={draft.fields.subject}
            onChange={(event) => write({ subject: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={words.lead.text} error={(isSpam && refused) || problems.text}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={text}
            lang={lead.language}
            rows={8}
            readOnly={isSending}
            value={draft.fields.text}
            onChange={(event) => write({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <div className={controls.row}>
        <button
          ref={sendButton}
          type="submit"
          className={controls.primary}
          aria-disabled={isSending}
        >
          {isSending ? words.lead.sending : words.lead.send}
        </button>
        <button
          type="button"
          className={controls.plain}
          aria-disabled={isSending}
          onClick={() => isSending || discard()}
        >
          {draft.isDraft ? words.lead.discard : words.frame.cancel}
        </button>
        {draft.isDraft && <span className={controls.hint}>{words.lead.draftKept}</span>}
      </div>
    </form>
  );
}
