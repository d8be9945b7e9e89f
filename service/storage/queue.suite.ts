import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Job, JobKind } from '../delivery/job.ts';
import { pausesMs } from '../delivery/schedule.ts';
import type { Store } from './open-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const now = Date.UTC(2026, 0, 15, 12);
const leaseMs = 60_000;
const kinds: readonly JobKind[] = ['owner-notice', 'acknowledgement'];

/** What the outbox must do on every engine. */
export function describeQueue(engine: string, open: () => Promise<Store>): void {
  describe(`outbox on ${engine}`, () => {
    let store: Store;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const add = (kind: JobKind, subjectId: string, at = now) =>
      store.jobs.add({ kind, subjectId }, at);
    const claim = (at = now, limit = 10) => store.jobs.claim({ kinds, limit, leaseMs }, at);
    const claimOne = async (at = now): Promise<Job> => {
      const [job] = await claim(at, 1);
      if (!job) throw new Error('No job was claimed.');
      return job;
    };

    test('a job is claimed by one only, until its lease runs out', async () => {
      await add('owner-notice', 'lead');
      await add('lead-webhook', 'lead');
      const claims = await Promise.all([claim(), claim(), claim()]);
      expect(claims.flat().map(({ kind, attempt }) => [kind, attempt])).toEqual([
        ['owner-notice', 1],
      ]);
      expect(await claim(now + leaseMs - 1)).toEqual([]);
      expect((await claim(now + leaseMs)).map(({ attempt }) => attempt)).toEqual([2]);
    });

    test('many claimers share the jobs without a double', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, at) => add('owner-notice', `lead ${at}`)));
      const claims = await Promise.all(Array.from({ length: 12 }, () => claim(now, 5)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('what failed is due again at its time; what is dead waits for the owner', async () => {
      await add('owner-notice', 'lead');
      await store.jobs.retry(await claimOne(), 'status 500', now + 5000, now);
      expect(await claim(now + 4999)).toEqual([]);
      await store.jobs.bury(await claimOne(now + 5000), 'gone', now + 5000);
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.health(now + 6000)).toMatchObject({ waiting: 0, dead: 1 });
      expect(await store.jobs.replay({}, now + 7000)).toEqual({ due: 1, soon: 0 });
      const third = await claimOne(now + 7000);
      expect(third.attempt).toBe(1);
      await store.jobs.delivered(third, '250 ok', now + 8000);
      const [record] = await store.jobs.list({ state: 'delivered', limit: 1 });
      expect(record?.log.map(({ outcome, detail }) => `${outcome}: ${detail}`)).toEqual([
        'failed: status 500',
        'dead: gone',
        'delivered: 250 ok',
      ]);
    });

    test('the outcome of an attempt whose lease was lost does not count', async () => {
      await add('owner-notice', 'lead');
      const slow = await claimOne();
      await store.jobs.delivered(await claimOne(now + leaseMs), 'ok', now + leaseMs);
      await store.jobs.bury(slow, 'too late', now + leaseMs);
      expect(await store.jobs.health(now)).toMatchObject({ waiting: 0, dead: 0 });
    });

    test('what a replay has delivered is not sent again by the attempt before it', async () => {
      await add('owner-notice', 'lead');
      const slow = await claimOne();
      await store.jobs.replay({ id: slow.id }, now);
      await store.jobs.delivered(await claimOne(), '250 ok', now);
      await store.jobs.retry(slow, 'SMTP 451', now, now);
      expect(await claim()).toEqual([]);
    });

    test('owes one thing once per subject', async () => {
      const id = await add('owner-notice', 'lead');
      expect(await add('owner-notice', 'lead')).toBe(id);
      expect(await store.jobs.list({ limit: 9 })).toHaveLength(1);
    });

    const statesOf = async (subjectId: string) =>
      Object.fromEntries(
        (await store.jobs.list({ subjectId, limit: 9 })).map(({ kind, state }) => [kind, state]),
      );
    const moveTo = (folder: 'inbox' | 'spam', id: string, at: number) =>
      store.leads.move(id, folder, [], at);

    test('release owes again what was not needed while the lead was spam, and only that', async () => {
      const lead = sampleLead();
      await store.leads.submit(sampleSubmission(lead), now);
      for (const job of await claim()) {
        if (job.kind === 'owner-notice') await store.jobs.delivered(job, '250 ok', now);
        else await store.jobs.retry(job, 'SMTP 451', now + 5000, now);
      }
      await moveTo('spam', lead.id, now);
      await store.jobs.unneeded(await claimOne(now + 5000), 'not needed', now + 5000);
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.list({ state: 'unneeded', limit: 9 })).toMatchObject([
        { kind: 'acknowledgement', log: [{ outcome: 'failed' }, { outcome: 'unneeded' }] },
      ]);

      const released = now + 7_200_000;
      await moveTo('inbox', lead.id, released);
      const again = await claimOne(released);
      expect(again).toMatchObject({ kind: 'acknowledgement', attempt: 1, createdAt: released });
      await store.jobs.delivered(again, '250 ok', released);
      await moveTo('spam', lead.id, released);
      await moveTo('inbox', lead.id, released);
      expect(await claim(released + leaseMs)).toEqual([]);
      expect(await statesOf(lead.id)).toEqual({
        'owner-notice': 'delivered',
        acknowledgement: 'delivered',
        'lead-webhook': 'waiting',
      });
    });

    test('a release while the job is found not needed counts', async () => {
      const lead = sampleLead();
      await store.leads.submit(sampleSubmission(lead), now);
      const job = (await claim()).find(({ kind }) => kind === 'acknowledgement');
      if (!job) throw new Error('No acknowledgement was claimed.');
      await moveTo('spam', lead.id, now);
      await moveTo('inbox', lead.id, now);
      await store.jobs.unneeded(job, 'not needed', now);
      expect((await claim(now)).map(({ kind }) => kind)).toEqual(['acknowledgement']);
    });

    test('a replay brings forward all that waits, but nothing that is under way', async () => {
      const hours = 5 * 3_600_000;
      await add('owner-notice', 'waits');
      await store.jobs.retry(await claimOne(), 'SMTP 451', now + hours, now);
      await add('owner-notice', 'was due');
      await store.jobs.retry(await claimOne(), 'SMTP 451', now + 5000, now);
      const later = now + 10_000;
      await add('owner-notice', 'is dead');
      await store.jobs.bury(await claimOne(), 'gone', now);
      await add('owner-notice', 'is done');
      await store.jobs.delivered(await claimOne(), '250 ok', now);
      await add('lead-webhook', 'of another channel');
      await add('owner-notice', 'is under way');
      const underWay = await claimOne();

      expect(await store.jobs.replay({ kinds }, later)).toEqual({ due: 3, soon: 1 });
      const again = await claim(later);
      expect(again.map(({ subjectId, attempt }) => `${subjectId}: ${attempt}`).sort()).toEqual([
        'is dead: 1',
        'waits: 1',
        'was due: 1',
      ]);
      await store.jobs.delivered(underWay, '250 ok', later);
      expect(await statesOf('is under way')).toEqual({ 'owner-notice': 'delivered' });
      expect(await claim(now + leaseMs)).toEqual([]);
    });

    test('a replay does not double an attempt of a server whose clock is ahead', async () => {
      await add('owner-notice', 'lead');
      await claimOne(now + 45_000);
      expect(await store.jobs.replay({}, now)).toEqual({ due: 0, soon: 1 });
      expect(await claim(now)).toEqual([]);
    });

    test('what cannot reach its recipient is kept with the reason, and nothing is wrong', async () => {
      await add('acknowledgement', 'lead');
      await store.jobs.undeliverable(await claimOne(), 'recipient-refused', 'SMTP 550', now);
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.health(now)).toMatchObject({ waiting: 0, dead: 0, kinds: [] });
      const [record] = await store.jobs.list({ state: 'undeliverable', limit: 9 });
      expect(record?.log).toEqual([
        { at: now, outcome: 'undeliverable', reason: 'recipient-refused', detail: 'SMTP 550' },
      ]);
      expect(await store.jobs.replay({}, now)).toEqual({ due: 0, soon: 0 });
      const named = await store.jobs.replay({ id: record?.id ?? '' }, now);
      expect(named).toEqual({ due: 1, soon: 0 });
    });

    test('a job that a clock ahead put off is due once the clock is right', async () => {
      const ahead = now + 365 * 24 * 3_600_000;
      await add('owner-notice', 'lead', ahead);
      await store.jobs.retry(await claimOne(ahead), 'status 500', ahead + 5000, ahead);
      await add('acknowledgement', 'lead', now);
      const pause = (attempt: number) => pausesMs[attempt] ?? 0;
      await store.jobs.retry(await claimOne(now), 'status 500', now + pause(1), now);
      const job = await claimOne(now);
      expect(job).toMatchObject({ kind: 'owner-notice', attempt: 2 });
      await store.jobs.retry(job, 'status 500', now + pause(2), now);
      expect(await claim(now)).toEqual([]);
      const { kinds: ages } = await store.jobs.health(now + 5000);
      expect(ages.map(({ oldestWaitingMs }) => oldestWaitingMs)).toEqual([5000, 5000]);
    });

    test.each([
      ['had just failed', 1],
      ['waited for its last attempt but one', 8],
    ])('a clock that was ahead by hours puts off nothing that %s', async (_, attempts) => {
      const hour = 3_600_000;
      await add('owner-notice', 'lead');
      let at = now;
      for (let attempt = 1; attempt < attempts; attempt += 1) {
        await store.jobs.retry(await claimOne(at), 'status 500', at, at);
        at += 1;
      }
      const pause = pausesMs[attempts] ?? 0;
      const ahead = at + 3 * hour + pause;
      const job = await claimOne(ahead);
      await store.jobs.retry(job, 'status 500', ahead + pause, ahead);
      const again = await claimOne(at);
      expect(again.attempt).toBe(attempts + 1);
      // The right clock's own pause and lease are left alone, be they stretched to the full.
      expect(await claim(at)).toEqual([]);
      const longest = (pausesMs[attempts + 1] ?? 0) * 1.2;
      await store.jobs.retry(again, 'status 500', at + longest, at);
      expect(await claim(at + 120_000)).toEqual([]);
    });

    test('a job that is under way here is not claimed again, whatever the clock says', async () => {
      await add('owner-notice', 'lead');
      const ahead = now + 24 * 3_600_000;
      const { id } = await claimOne(ahead);
      const request = { kinds, limit: 10, leaseMs, except: [id] };
      for (const at of [now, ahead + leaseMs]) {
        expect(await store.jobs.claim(request, at)).toEqual([]);
      }
      expect((await claim(now)).map((job) => job.id)).toEqual([id]);
    });

    test('the lease of a long attempt is renewed until it was lost', async () => {
      await add('owner-notice', 'lead');
      const job = await claimOne();
      expect(await store.jobs.renew(job, now + 2 * leaseMs)).toBe(true);
      expect(await claim(now + 2 * leaseMs - 1)).toEqual([]);
      const other = await claimOne(now + 2 * leaseMs);
      expect(other.attempt).toBe(2);
      expect(await store.jobs.renew(job, now + 9 * leaseMs)).toBe(false);
      await store.jobs.retry(other, 'SMTP 451', now + 3 * leaseMs, now + 2 * leaseMs);
      expect(await claim(now + 3 * leaseMs - 1)).toEqual([]);
      expect(await claim(now + 3 * leaseMs)).toHaveLength(1);
    });

    test('an erasure is told only when what was under way to the webhook is over', async () => {
      const webhook = (at: number) =>
        store.jobs.claim({ kinds: ['lead-webhook', 'erased-webhook'], limit: 9, leaseMs }, at);
      const [busy, idle] = [sampleLead(), sampleLead()];
      await store.leads.submit(sampleSubmission(busy), now);
      expect(await webhook(now)).toMatchObject([{ kind: 'lead-webhook', subjectId: busy.id }]);
      await store.leads.submit(sampleSubmission(idle), now);
      await store.leads.erase([busy.id, idle.id], now + 5000);
      const told = (jobs: readonly Job[]) => jobs.map(({ kind, subjectId }) => [kind, subjectId]);
      expect(told(await webhook(now + leaseMs - 1))).toEqual([['erased-webhook', idle.id]]);
      expect(told(await webhook(now + leaseMs))).toContainEqual(['erased-webhook', busy.id]);
    });

    test('says how long the oldest waits, for each kind', async () => {
      await add('owner-notice', 'lead', now - 5000);
      await add('lead-webhook', 'lead', now - 1000);
      const health = await store.jobs.health(now);
      expect(health).toMatchObject({ waiting: 2, dead: 0, oldestWaitingMs: 5000 });
      expect(health.kinds.find(({ kind }) => kind === 'lead-webhook')).toEqual({
        kind: 'lead-webhook',
        waiting: 1,
        dead: 0,
        oldestWaitingMs: 1000,
      });
    });

    test('a channel stays off for every process until it is enabled', async () => {
      await store.jobs.disable('webhook', 'status 410', now);
      expect(await store.jobs.disabled()).toEqual([
        { channel: 'webhook', detail: 'status 410', at: now },
      ]);
      await store.jobs.enable('webhook');
      expect(await store.jobs.disabled()).toEqual([]);
    });

    test('drops dead letters', async () => {
      await add('owner-notice', 'lead');
      const job = await claimOne();
      expect(await store.jobs.drop({ id: job.id })).toBe(0);
      expect(await store.jobs.drop({})).toBe(0);
      await store.jobs.bury(job, 'gone', now);
      expect(await store.jobs.drop({ id: '' })).toBe(0);
      expect(await store.jobs.drop({})).toBe(1);
    });

    test('an empty id names no delivery, not every one', async () => {
      await add('owner-notice', 'lead');
      expect(await store.jobs.list({ subjectId: '', limit: 9 })).toEqual([]);
    });
  });
}
