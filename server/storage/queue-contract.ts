import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobKind } from '../delivery/job.ts';
import type { Store } from './open-store.ts';

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
      const [first] = await claim();
      if (!first) throw new Error('No job was claimed.');
      await store.jobs.retry(first, 'status 500', now + 5000, now);
      expect(await claim(now + 4999)).toEqual([]);
      const [second] = await claim(now + 5000);
      if (!second) throw new Error('No job was claimed.');
      await store.jobs.bury(second, 'gone', now + 5000);
      expect(await claim(now + 10 * leaseMs)).toEqual([]);
      expect(await store.jobs.health(now + 6000)).toMatchObject({ waiting: 0, dead: 1 });
      expect(await store.jobs.replay({}, now + 7000)).toBe(1);
      const [third] = await claim(now + 7000);
      if (!third) throw new Error('No job was claimed.');
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
      const [slow] = await claim();
      const [quick] = await claim(now + leaseMs);
      if (!slow || !quick) throw new Error('No job was claimed.');
      await store.jobs.delivered(quick, 'ok', now + leaseMs);
      await store.jobs.bury(slow, 'too late', now + leaseMs);
      expect(await store.jobs.health(now)).toMatchObject({ waiting: 0, dead: 0 });
    });

    test('owes one thing once per subject', async () => {
      const id = await add('owner-notice', 'lead');
      expect(await add('owner-notice', 'lead')).toBe(id);
      expect(await store.jobs.list({ limit: 9 })).toHaveLength(1);
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
      const [job] = await claim();
      if (!job) throw new Error('No job was claimed.');
      expect(await store.jobs.drop({ id: job.id })).toBe(0);
      await store.jobs.bury(job, 'gone', now);
      expect(await store.jobs.drop({})).toBe(1);
    });
  });
}
