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

/** The time that the visitor booked, and the way to cancel it while it is still to come. */
export function BookedTime({ lead, booking, onCancel }: BookedTimeProps) {
  const { lead: words } = useWords().words;
  const [isAsking, setAsking] = useState(false);
  const when = useDates().exact(booking.startsAt);
  const isToCome = booking.startsAt > useNow();
  return (
    <section className={styles.booked}>
      <h2>{words.booking}</h2>
      <p>{words.bookingAt(when, booking.minutes)}</p>
      {isToCome && (
        <button
          type="button"
          className={`${controls.button} ${controls.small}`}
          onClick={() => setAsking(true)}
        >
          {words.cancelBooking}
        </button>
      )}
      {isAsking && (
        <Dialog title={words.cancelBookingTitle} onClose={() => setAsking(false)}>
          <p>{words.cancelBookingText(lead.lead.name, when)}</p>
          <div className={controls.row}>
            <button type="button" className={controls.danger} onClick={onCancel}>
              {words.cancelBooking}
            </button>
            <button type="button" className={controls.plain} onClick={() => setAsking(false)}>
              {words.keepBooking}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
