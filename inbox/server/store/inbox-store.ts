import type { Database } from '../../../service/storage/queries.ts';
import { createBookingStore } from '../booking/booking-store.ts';
import { createLeadDetail } from '../leads/lead-detail.ts';
import { createLeadList } from '../leads/lead-list.ts';
import { createLeadWork } from '../leads/lead-work.ts';
import { createOverdueStore } from '../leads/overdue.ts';
import { createReplies } from '../leads/replies.ts';
import { createLetterStore } from '../letters/letter-store.ts';
import { createRecipientStore } from '../letters/recipient-store.ts';
import { createNumbers } from '../numbers/numbers.ts';
import { createVisitStore } from '../numbers/visit-store.ts';
import { createAuditStore } from '../people/audit.ts';
import { createPasskeyStore } from '../people/passkey-store.ts';
import { createPeopleStore } from '../people/people-store.ts';
import { createSessionStore } from '../people/session-store.ts';

/** The inbox shows the visits of two years; in milliseconds. */
const visitsKeptMs = 750 * 86_400_000;

/** Tables whose rows have a time after which they mean nothing. */
const expiring = ['sessions', 'signInLinks', 'passkeyChallenges', 'bookingLinks'] as const;

/** Everything that the inbox keeps beside the leads; each part stands in the folder of its subject. */
export function createInboxStore(database: Database) {
  const visits = createVisitStore(database);
  return {
    people: createPeopleStore(database),
    sessions: createSessionStore(database),
    passkeys: createPasskeyStore(database),
    audit: createAuditStore(database),
    bookings: createBookingStore(database),
    list: createLeadList(database),
    detail: createLeadDetail(database),
    work: createLeadWork(database),
    replies: createReplies(database),
    overdue: createOverdueStore(database),
    letters: createLetterStore(database),
    recipients: createRecipientStore(database),
    visits,
    numbers: createNumbers(database),

    /** Deletes sessions, links and counts whose time is over. */
    async sweep(now: number): Promise<void> {
      for (const table of expiring) {
        await database.db.deleteFrom(table).where('expiresAt', '<=', now).execute();
      }
      await visits.forget(new Date(now - visitsKeptMs).toISOString().slice(0, 10));
    },
  };
}
