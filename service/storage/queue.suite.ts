import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Job, type JobKind, jobStates } from '../delivery/job.ts';
import { nextAttemptAt } from '../delivery/schedule.ts';
import { addJobs } from './job-rows.ts';
import { claimJobs } from './testing/claim-jobs.ts';
import type { TestStore } from './testing/open-test-store.ts';

const now = Date.UTC(2026, 0, 15, 12);
const leaseMs = 60_000;
const kinds: readonly JobKind[] = ['owner-notice', 'acknowledgement'];

/** Tests of the outbox on one engine. */
export function describeQueue(engine: string, open: () => Promise<TestStore>): void {
  describe(`outbox on ${engine}`, () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const add = (kind: JobKind, subjectId: string, at = now) =>
      store.jobs.add({ kind, subjectId }, at);
    const claim = (at = now) => claimJobs(store, kinds, leaseMs, at);
    const claimOne = async (at = now): Promise<Job> => {
      const job = await store.jobs.claim(kinds, leaseMs, at);
      if (!job) throw new Error('No job was claimed.');
      return job;
    };

    test('a job is claimed by one only, until its lease expires', async () => {
      await add('owner-notice', 'lead');
      await add('lead-webhook', 'lead');
      const claims = await Promise.all([claim(), claim(), claim()]);
      expect(claims.flat().map(({ kind, attempt }) => [kind, attempt])).toEqual([
        ['owner-notice', 1],
      ]);
      expect(await claim(now + leaseMs - 1)).toEqual([]);
      expect((await claim(now + leaseMs)).map(({ attempt }) => attempt)).toEqual([2]);
    });

    test('many claimers never claim the same job', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, at) => add('owner-notice', `lead ${at}`)));
      const claims = await Promise.all(Array.from({ length: 12 }, () => claim(now)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('other due jobs go before mails of letters, however long those have waited', async () => {
      await add('letter', 'recipient', now - leaseMs);
      await add('owner-notice', 'lead');
      const claimed = await claimJobs(store, ['letter', ...kinds], leaseMs, now);
      expect(claimed.map(({ kind }) => kind)).toEqual(['owner-notice', 'letter']);
    });

    test('a failed job is due again at its time; a dead one waits for the owner', async () => {
      await add('owner-notice', 'lead');
      await store.jobs.settle(
        await claimOne(),
        { state: 'waiting', detail: 'status 500', nextAt: now + 5000 },
        now,
      );
      expect(await claim(now + 4999)).toEqual([]);
      await store.jobs.settle(
        await claimOne(now + 5000),
        { state: 'dead', detail: 'gone' },
        now + 5000,
      );
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.health(now + 6000)).toMatchObject({ waiting: 0, dead: 1 });
      expect(await store.jobs.replay({}, now + 7000)).toBe(1);
      const third = await claimOne(now + 7000);
      expect(third.attempt).toBe(1);
      await store.jobs.settle(third, { state: 'delivered', detail: '250 ok' }, now + 8000);
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
      await store.jobs.settle(
        await claimOne(now + leaseMs),
        { state: 'delivered', detail: 'ok' },
        now + leaseMs,
      );
      await store.jobs.settle(slow, { state: 'dead', detail: 'too late' }, now + leaseMs);
      expect(await store.jobs.health(now)).toMatchObject({ waiting: 0, dead: 0 });
    });

    test('a job that a replay delivered is not sent again by an earlier attempt', async () => {
      await add('owner-notice', 'lead');
      const slow = await claimOne();
      await store.jobs.replay({ id: slow.id }, now);
      await store.jobs.settle(await claimOne(), { state: 'delivered', detail: '250 ok' }, now);
      await store.jobs.settle(slow, { state: 'waiting', detail: 'SMTP 451', nextAt: now }, now);
      expect(await claim()).toEqual([]);
    });

    test('an attempt whose job was replayed cannot change the outcome of the next attempt', async () => {
      await add('owner-notice', 'lead');
      const first = await claimOne();
      await store.jobs.replay({ id: first.id }, now);
      const second = await claimOne();
      expect([first.attempt, second.attempt]).toEqual([1, 1]);
      await store.jobs.settle(
        first,
        { state: 'waiting', detail: 'SMTP 451', nextAt: now + 5000 },
        now,
      );
      expect(await claim(now + 5000), 'the second lease still holds').toEqual([]);
      await store.jobs.settle(first, { state: 'dead', detail: 'refused' }, now + 6000);
      await store.jobs.settle(second, { state: 'delivered', detail: '250 ok' }, now + 7000);
      expect(await statesOf('lead')).toEqual({ 'owner-notice': 'delivered' });
    });

    test('a job with new content is due once the attempt with the old content has ended', async () => {
      await add('owner-notice', 'lead');
      const renew = (at: number) =>
        addJobs(store.db, [{ kind: 'owner-notice', subjectId: 'lead' }], at, jobStates);
      const first = await claimOne();
      await renew(now);
      await renew(now);
      expect(await claim()).toEqual([]);
      await store.jobs.settle(first, { state: 'delivered', detail: '250 ok' }, now + 1000);
      expect(await claim(now + 1000)).toMatchObject([{ attempt: 1 }]);
      await renew(now + 1000);
      await store.jobs.settle(first, { state: 'delivered', detail: '250 ok' }, now + 2000);
      expect(await claim(now + 2000), 'the second attempt is running').toEqual([]);
    });

    test('new content gets an id of its own, so a mail server drops no copy; a retry keeps it', async () => {
      await add('owner-notice', 'lead');
      const first = await claimOne();
      await store.jobs.settle(first, { state: 'delivered', detail: '250 ok' }, now);
      await addJobs(store.db, [{ kind: 'owner-notice', subjectId: 'lead' }], now, jobStates);
      const second = await claimOne();
      expect(second.id).not.toBe(first.id);
      await store.jobs.settle(second, { state: 'waiting', detail: 'SMTP 451', nextAt: now }, now);
      expect(await claimOne()).toMatchObject({ id: second.id, attempt: 2 });
    });

    test('keeps one job per kind and subject', async () => {
      await add('owner-notice', 'lead');
      await add('owner-notice', 'lead');
      expect(await store.jobs.list({ limit: 9 })).toHaveLength(1);
    });

    const statesOf = async (subjectId: string) =>
      Object.fromEntries(
        (await store.jobs.list({ subjectId, limit: 9 })).map(({ kind, state }) => [kind, state]),
      );
    test('a replay makes every waiting job due, except running ones', async () => {
      const hours = 5 * 3_600_000;
      await add('owner-notice', 'waits');
      await store.jobs.settle(
        await claimOne(),
        { state: 'waiting', detail: 'SMTP 451', nextAt: now + hours },
        now,
      );
      await add('owner-notice', 'was due');
      await store.jobs.settle(
        await claimOne(),
        { state: 'waiting', detail: 'SMTP 451', nextAt: now + 5000 },
        now,
      );
      const later = now + 10_000;
      await add('owner-notice', 'is dead');
      await store.jobs.settle(await claimOne(), { state: 'dead', detail: 'gone' }, now);
      await add('owner-notice', 'is done');
      await store.jobs.settle(await claimOne(), { state: 'delivered', detail: '250 ok' }, now);
      await add('lead-webhook', 'of another channel');
      await add('owner-notice', 'is under way');
      const underWay = await claimOne();

      expect(await store.jobs.replay({ kinds }, later)).toBe(3);
      const again = await claim(later);
      expect(again.map(({ subjectId, attempt }) => `${subjectId}: ${attempt}`).sort()).toEqual([
        'is dead: 1',
        'waits: 1',
        'was due: 1',
      ]);
      await store.jobs.settle(underWay, { state: 'delivered', detail: '250 ok' }, later);
      expect(await statesOf('is under way')).toEqual({ 'owner-notice': 'delivered' });
      expect(await claim(now + leaseMs)).toEqual([]);
    });

    test('a replay does not repeat a running attempt of a server whose clock is ahead', async () => {
      await add('owner-notice', 'lead');
      await claimOne(now + 45_000);
      expect(await store.jobs.replay({}, now)).toBe(0);
      expect(await claim(now)).toEqual([]);
    });

    test('an undeliverable job is kept with its detail and counts as no problem', async () => {
      await add('acknowledgement', 'lead');
      await store.jobs.settle(
        await claimOne(),
        { state: 'undeliverable', detail: 'SMTP 550' },
        now,
      );
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.health(now)).toMatchObject({ waiting: 0, dead: 0, kinds: [] });
      const [record] = await store.jobs.list({ state: 'undeliverable', limit: 9 });
      expect(record?.log).toEqual([{ at: now, outcome: 'undeliverable', detail: 'SMTP 550' }]);
      expect(await store.jobs.replay({}, now)).toBe(0);
      const named = await store.jobs.replay({ id: record?.id ?? '' }, now);
      expect(named).toBe(1);
    });

    test.each([
      ['an hour', 1],
      ['a year', 365 * 24],
    ])(
      'a job that a clock ahead postponed by %s is due once the clock is right',
      async (_, hours) => {
        const ahead = now + hours * 3_600_000;
        await add('owner-notice', 'lead', ahead);
        await store.jobs.settle(
          await claimOne(ahead),
          { state: 'waiting', detail: 'status 500', nextAt: ahead + 5000 },
          ahead,
        );
        await add('acknowledgement', 'lead', now);
        const pause = (attempt: number) => nextAttemptAt(attempt, 0, () => 0) ?? 0;
        await store.jobs.settle(
          await claimOne(now),
          { state: 'waiting', detail: 'status 500', nextAt: now + pause(1) },
          now,
        );
        const job = await claimOne(now);
        expect(job).toMatchObject({ kind: 'owner-notice', attempt: 2 });
        await store.jobs.settle(
          job,
          { state: 'waiting', detail: 'status 500', nextAt: now + pause(2) },
          now,
        );
        expect(await claim(now)).toEqual([]);
        const { kinds: ages } = await store.jobs.health(now + 5000);
        expect(ages.map(({ oldestWaitingMs }) => oldestWaitingMs)).toEqual([5000, 5000]);
      },
    );

    test('reports the age of the oldest waiting job of each kind', async () => {
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

    test('a dead letter is reported for a week after its last attempt, and is kept', async () => {
      await add('owner-notice', 'lead');
      const weekMs = 7 * 24 * 60 * 60 * 1000;
      const job = await claimOne();
      await store.jobs.settle(job, { state: 'dead', detail: 'gone' }, now + weekMs);
      expect(await store.jobs.health(now + 2 * weekMs - 1)).toMatchObject({ dead: 1 });
      expect(await store.jobs.health(now + 2 * weekMs)).toMatchObject({ dead: 0 });
      expect(await store.jobs.list({ state: 'dead', limit: 9 })).toHaveLength(1);
    });

    test('an empty id matches no delivery instead of all', async () => {
      await add('owner-notice', 'lead');
      expect(await store.jobs.list({ subjectId: '', limit: 9 })).toEqual([]);
    });
  });
}
