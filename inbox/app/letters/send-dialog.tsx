import { type SubmitEvent, useState } from 'react';
import { useSession } from '../api/session.ts';
import { localTime, momentIn } from '../dates.ts';
import controls from '../ui/controls.module.css';
import dialog from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { Field, type FieldError } from '../ui/field.tsx';
import { useDates } from '../ui/time.tsx';
import { useWords } from '../words.ts';

interface SendDialogProps {
  count: number;
  /** Number of subscribers who do not get it. */
  leftOut: number;
  isSending: boolean;
  /** Error of the last attempt. */
  failure: unknown;
  /** Without a time it is sent now. */
  onSend: (at?: number) => void;
  onClose: () => void;
}

/** Shows how many people get the letter, and asks when to send it. */
export function SendDialog(props: SendDialogProps) {
  const { count, leftOut, isSending, failure, onSend, onClose } = props;
  const { letters, frame } = useWords().words;
  const { timeZone } = useSession().site;
  const dates = useDates();
  const [isLater, setLater] = useState(false);
  const [local, setLocal] = useState(() => localTime(Date.now() + 24 * 3_600_000, timeZone));
  const [problem, setProblem] = useState<FieldError>();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending) return;
    if (!isLater) return onSend();
    const at = momentIn(timeZone, local);
    if (!(at > Date.now())) return setProblem({ text: letters.scheduleMissing });
    onSend(at);
  }
  return (
    <Dialog title={letters.confirmTitle} onClose={onClose} failure={failure}>
      <p>
        <strong>{letters.confirmText(count)}</strong> {letters.confirmWarning}
      </p>
      {leftOut > 0 && <p>{letters.leftOut(leftOut)}</p>}
      <form noValidate onSubmit={submit} className={dialog.form}>
        <div>
          <label className={controls.check}>
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
            {letters.sendNow}
          </label>
          <label className={controls.check}>
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
            {letters.schedule}
          </label>
        </div>
        {isLater && (
          <Field label={letters.scheduleAt} hint={dates.zoneName} error={problem}>
            {(attributes) => (
              <input
                {...attributes}
                type="datetime-local"
                value={local}
                onChange={(event) => setLocal(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <div className={controls.row}>
          <button type="submit" className={controls.primary} aria-disabled={isSending}>
            {isLater ? letters.schedule : letters.sendNow}
          </button>
          <button type="button" className={controls.plain} onClick={onClose}>
            {frame.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
