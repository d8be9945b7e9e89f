import { type SubmitEvent, useState } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import controls from '../ui/controls.module.css';
import dialog from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Field, type FieldError } from '../ui/field.tsx';
import { useDates, useNow } from '../ui/time.tsx';
import { useWords } from '../words.ts';

interface EraseDialogProps {
  lead: LeadDetail;
  isErasing: boolean;
  /** Error of the last attempt. */
  failure: unknown;
  onErase: (confirm: string) => void;
  onClose: () => void;
}

/** Confirms erasing by typing the address, because it cannot be undone. */
export function EraseDialog({ lead, isErasing, failure, onErase, onClose }: EraseDialogProps) {
  const { words } = useWords();
  const { email, name } = lead.lead;
  const { booking } = lead;
  const { exact } = useDates();
  const now = useNow();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<FieldError>();
  function erase(event: SubmitEvent) {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === email.toLowerCase();
    setProblem(isRight ? undefined : { text: words.lead.eraseMismatch });
    if (isRight && !isErasing) onErase(typed.trim());
  }
  return (
    <Dialog title={words.lead.eraseTitle} onClose={onClose} failure={failure}>
      <p>{words.lead.eraseText(name)}</p>
      {booking && booking.startsAt > now && <p>{words.lead.eraseTime(exact(booking.startsAt))}</p>}
      <form noValidate onSubmit={erase} className={dialog.form}>
        <Field label={words.lead.eraseLabel(email)} error={problem}>
          {(attributes) => (
            <input
              {...attributes}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className={controls.row}>
          <button type="submit" className={controls.danger} aria-disabled={isErasing}>
            {words.lead.eraseAction}
          </button>
          <button type="button" className={controls.plain} onClick={onClose}>
            {words.frame.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
