import {
  createStore,
  type OpenDatabase,
  openDatabase,
  type StoreLocation,
} from '../../service/storage/open-store.ts';
import { createBookingStore } from './booking/booking-store.ts';
import { createLeadDetail } from './leads/lead-detail.ts';
import { createLeadList } from './leads/lead-list.ts';
import { createLeadWork } from './leads/lead-work.ts';
import { createOverdueStore } from './leads/overdue-store.ts';
import { createReplies } from './leads/reply-store.ts';
import { createLetterStore } from './letters/letter-store.ts';
import { createRecipientStore } from './letters/recipient-store.ts';
import { createNumbers } from './numbers/numbers.ts';
import { createVisitStore } from './numbers/visit-store.ts';
import { createAuditStore } from './people/audit.ts';
import { createPasskeyStore } from './people/passkey-store.ts';
import { createPeopleStore } from './people/people-store.ts';
import { createSessionStore } from './people/session-store.ts';

/** Visits are kept for two years; in milliseconds. */
const visitsKeptMs = 750 * 86_400_000;

/** Tables whose rows expire. */
const expiring = ['sessions', 'signInLinks', 'passkeyChallenges', 'bookingLinks'] as const;

export type InboxStore = ReturnType<typeof createInboxStore>;

/** The service's store together with the inbox's own tables; each part is in the folder of its subject. */
export function createInboxStore(database: OpenDatabase) {
  const store = createStore(database);
  const { db } = database;
  const visits = createVisitStore(db);
  return {
    ...store,
    inbox: {
      people: createPeopleStore(db),
      sessions: createSessionStore(db),
      passkeys: createPasskeyStore(db),
      audit: createAuditStore(db),
      bookings: createBookingStore(db),
      list: createLeadList(db),
      detail: createLeadDetail(db),
      work: createLeadWork(db),
      replies: createReplies(db),
      overdue: createOverdueStore(db),
      letters: createLetterStore(db),
      recipients: createRecipientStore(db),
      visits,
      numbers: createNumbers(db),
    },

    /** Deletes expired rows: tokens, keys, sessions, links and counts. */
    async sweep(now: number): Promise<void> {
      await store.sweep(now);
      for (const table of expiring) {
        await db.deleteFrom(table).where('expiresAt', '<=', now).execute();
      }
      await visits.forget(new Date(now - visitsKeptMs).toISOString().slice(0, 10));
    },
  };
}

/** Opens the store of service and inbox, as `openDatabase` does. */
export async function openInboxStore(location: StoreLocation): Promise<InboxStore> {
  return createInboxStore(await openDatabase(location));
}
