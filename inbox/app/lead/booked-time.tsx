import { useState } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { useDates, useNow } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import styles from './facts.module.css';

interface BookedTimeProps {
  lead: LeadDetail;
  booking: NonNullable<LeadDetail['booking']>;
  onCancel: () => void;
}

/** The time that the visitor booked, with a cancel button if it is in the future. */
export function BookedTime({ lead, booking, onCancel }: BookedTimeProps) {
  const { lead: words } = useWords().words;
  const when = useDates().exact(booking.startsAt);
  const isToCome = booking.startsAt > useNow();
  return (
    <section className={styles.booked}>
      <h2>{words.booking}</h2>
      <p>{words.bookingAt(when, booking.minutes)}</p>
      {isToCome && (
        <FreeTimeButton
          action={words.cancelBooking}
          title={words.cancelBookingTitle}
          text={words.cancelBookingText(lead.lead.name, when)}
          onFree={onCancel}
        />
      )}
    </section>
  );
}

interface MarkSpamProps {
  lead: LeadDetail;
  onMark: () => void;
}

/** Button that marks a lead as spam; asks first if that cancels a booked time. */
export function MarkSpam({ lead: { lead, booking }, onMark }: MarkSpamProps) {
  const { lead: words } = useWords().words;
  const { exact } = useDates();
  const now = useNow();
  const frees = booking !== null && booking.startsAt > now;
  return (
    <FreeTimeButton
      action={words.markSpam}
      title={words.spamTitle}
      text={frees ? words.spamText(lead.name, exact(booking.startsAt)) : undefined}
      onFree={onMark}
    />
  );
}

interface FreeTimeButtonProps {
  action: string;
  title: string;
  /** The consequence to confirm; undefined if there is none. */
  text: string | undefined;
  onFree: () => void;
}

function FreeTimeButton({ action, title, text, onFree }: FreeTimeButtonProps) {
  const { lead: words } = useWords().words;
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.small}`}
        onClick={() => (text ? setAsking(true) : onFree())}
      >
        {action}
      </button>
      {isAsking && text && (
        <Dialog title={title} onClose={close}>
          <p>{text}</p>
          <div className={controls.row}>
            <button type="button" className={controls.danger} onClick={onFree}>
              {action}
            </button>
            <button type="button" className={controls.plain} onClick={close}>
              {words.keepBooking}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
