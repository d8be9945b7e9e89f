import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobKind } from '../delivery/job.ts';
import { claimJobs } from './testing/claim-jobs.ts';
import type { TestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const now = Date.UTC(2026, 0, 15, 12);
const leaseMs = 60_000;
const kinds: readonly JobKind[] = ['owner-notice', 'acknowledgement'];

/** Tests of the jobs of a released lead on one engine; `open` returns an empty store with webhooks on. */
export function describeReleasedJobs(engine: string, open: () => Promise<TestStore>): void {
  describe(`the jobs of a release on ${engine}`, () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const claim = (at = now) => claimJobs(store, kinds, leaseMs, at);
    const claimOne = async (at = now): Promise<Job> => {
      const job = await store.jobs.claim(kinds, leaseMs, at);
      if (!job) throw new Error('No job was claimed.');
      return job;
    };
    const moveTo = (folder: 'inbox' | 'spam', id: string, at: number) =>
      store.inbox.work.move({ id, personId: null }, folder, at);

    test('a release makes only those jobs due again that were unneeded while the lead was spam', async () => {
      const lead = sampleLead();
      await store.leads.submit(sampleSubmission(lead), now);
      for (const job of await claim()) {
        if (job.kind === 'owner-notice')
          await store.jobs.settle(job, { state: 'delivered', detail: '250 ok' }, now);
        else
          await store.jobs.settle(
            job,
            { state: 'waiting', detail: 'SMTP 451', nextAt: now + 5000 },
            now,
          );
      }
      await moveTo('spam', lead.id, now);
      await store.jobs.settle(
        await claimOne(now + 5000),
        { state: 'unneeded', detail: 'not needed' },
        now + 5000,
      );
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.list({ state: 'unneeded', limit: 9 })).toMatchObject([
        { kind: 'acknowledgement', log: [{ outcome: 'failed' }, { outcome: 'unneeded' }] },
      ]);

      const released = now + 7_200_000;
      await moveTo('inbox', lead.id, released);
      const again = await claimOne(released);
      expect(again).toMatchObject({ kind: 'acknowledgement', attempt: 1, createdAt: released });
      await store.jobs.settle(again, { state: 'delivered', detail: '250 ok' }, released);
      await moveTo('spam', lead.id, released);
      await moveTo('inbox', lead.id, released);
      expect(await claim(released + leaseMs)).toEqual([]);
      const jobs = await store.jobs.list({ subjectId: lead.id, limit: 9 });
      expect(Object.fromEntries(jobs.map(({ kind, state }) => [kind, state]))).toEqual({
        'owner-notice': 'delivered',
        acknowledgement: 'delivered',
        'lead-webhook': 'waiting',
      });
    });

    test('a release during an attempt that finds the lead in spam makes the job due again', async () => {
      const lead = sampleLead();
      await store.leads.submit(sampleSubmission(lead), now);
      await moveTo('spam', lead.id, now);
      const jobs = await claim();
      await moveTo('inbox', lead.id, now);
      const unneeded = { state: 'unneeded', detail: 'not needed' } as const;
      for (const job of jobs) await store.jobs.settle(job, unneeded, now);
      const again = await claim();
      expect(again.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
      await moveTo('spam', lead.id, now);
      for (const job of again) await store.jobs.settle(job, unneeded, now);
      expect(await claim()).toEqual([]);
    });

    test('undoing spam during an attempt makes the notice of a held lead due again', async () => {
      const lead = sampleLead({ folder: 'held', reasons: ['low-score'] });
      await store.leads.submit(sampleSubmission(lead), now);
      await moveTo('spam', lead.id, now);
      const job = await claimOne();
      const [event] = await store.db.selectFrom('leadEvents').select('id').execute();
      const task = { id: lead.id, personId: 'ana' };
      expect(await store.inbox.work.undo(task, event?.id ?? '', now)).toBeUndefined();
      await store.jobs.settle(job, { state: 'unneeded', detail: 'not needed' }, now);
      expect(await claim()).toMatchObject([{ kind: 'owner-notice' }]);
    });
  });
}
