import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobKind, JobState } from '../../../service/delivery/job.ts';
import type { TestStore } from '../../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import type { Person } from '../people/people-store.ts';
import { addEvent } from './lead-events.ts';

/** A Wednesday. */
const start = Date.UTC(2026, 10, 25, 12);

const words = { subject: 'Pão', text: 'Vamos falar?' };

/** How a mail that did not reach the visitor is reported, on one database engine. */
export function describeUnreached(engine: string, open: () => Promise<TestStore>): void {
  describe(`mails that did not arrive on ${engine}`, () => {
    let store: TestStore;
    let now: number;
    let ana: Person;
    let id: string;

    const later = () => {
      now += 1000;
      return now;
    };
    const read = async (): Promise<LeadDetail> => {
      const found = await store.inbox.detail(id);
      if (!found) throw new Error('The lead is gone.');
      return found;
    };
    const listed = async () => {
      const { leads } = await store.inbox.list.page({ folder: 'inbox' }, now);
      return leads.find((lead) => lead.id === id);
    };
    async function end(kind: JobKind, state: JobState): Promise<void> {
      const job = await store.jobs.claim([kind], 60_000, later());
      if (!job) throw new Error(`No ${kind} is due.`);
      await store.jobs.settle(job, { state, detail: 'SMTP 550' }, later());
    }
    const task = () => ({ id, personId: ana.id });

    beforeEach(async () => {
      store = await open();
      now = start;
      const { people } = store.inbox;
      ana = await people.invite(
        { email: 'ana@trinta.example', role: 'owner', language: 'en', hash: 'hash' },
        now,
      );
      const lead = sampleLead({ receivedAt: now });
      id = lead.id;
      await store.leads.submit(sampleSubmission(lead), now);
    });
    afterEach(() => store.close());

    test('a bounced reply marks its lead until somebody acts on it', async () => {
      await end('acknowledgement', 'delivered');
      await store.inbox.replies.add(task(), words, later());
      expect(await read()).toMatchObject({ isUnreached: false, replies: [{ mail: 'waiting' }] });
      await end('lead-reply', 'undeliverable');
      const lost = await read();
      expect(lost).toMatchObject({ isUnreached: true, replies: [{ mail: 'undeliverable' }] });
      expect(lost.events.at(-1)).toMatchObject({
        kind: 'unreached',
        after: 'lead-reply',
        personId: null,
        canUndo: false,
      });
      expect(await listed()).toMatchObject({ state: 'answered', isUnreached: true });
      // Open windows get an event.
      expect(await store.inbox.list.changedSince(now - 1)).toMatchObject([{ id, changedAt: now }]);
      await store.inbox.work.assign(task(), ana.id, later());
      expect(await listed()).toMatchObject({ isUnreached: true });
      await store.inbox.work.addNote(task(), 'Liguei.', later());
      expect(await listed()).toMatchObject({ isUnreached: false });
    });

    test.each(['undeliverable', 'dead'] as const)(
      'an acknowledgement that is %s is reported, until a retry delivers it',
      async (state) => {
        await end('acknowledgement', state);
        expect(await read()).toMatchObject({ isUnreached: true, state: 'new' });
        const [job] = await store.jobs.list({ state, limit: 1 });
        await store.jobs.replay({ id: job?.id ?? '' }, later());
        await end('acknowledgement', 'delivered');
        expect(await read()).toMatchObject({ isUnreached: false, events: [] });
      },
    );

    test('a mail that failed twice is in the history once', async () => {
      await end('acknowledgement', 'dead');
      await store.jobs.replay({}, later());
      await end('acknowledgement', 'dead');
      expect((await read()).events).toHaveLength(1);
    });

    test('a failure recorded by an older version is not reported twice', async () => {
      await end('acknowledgement', 'undeliverable');
      const event = { leadId: id, personId: null, at: now, kind: 'unreached' } as const;
      await addEvent(store.db, { ...event, after: 'acknowledgement' });
      expect(await read()).toMatchObject({ isUnreached: true, events: [{ kind: 'unreached' }] });
      expect((await read()).events).toHaveLength(1);
      await store.inbox.work.addNote(task(), 'Liguei.', later());
      expect(await read()).toMatchObject({ isUnreached: false });
    });

    test('a reply that was held back while the lead was spam is sent after its release', async () => {
      await store.inbox.replies.add(task(), words, later());
      await store.inbox.work.move(task(), 'spam', later());
      await end('lead-reply', 'unneeded');
      await store.inbox.work.move(task(), 'inbox', later());
      expect(await read()).toMatchObject({ replies: [{ mail: 'waiting' }] });
    });

    test('a failed mail to the owner, or one that will be retried, does not mark the lead', async () => {
      await end('owner-notice', 'dead');
      await end('acknowledgement', 'waiting');
      expect(await read()).toMatchObject({ isUnreached: false, events: [] });
    });
  });
}
