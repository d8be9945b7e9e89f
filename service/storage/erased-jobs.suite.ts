import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leave, subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import type { Job } from '../delivery/job.ts';
import { claimJobs } from './testing/claim-jobs.ts';
import type { TestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const now = Date.UTC(2026, 0, 15, 12);
const leaseMs = 60_000;

/** Tests of the notices of an erasure on one engine; `open` returns an empty store with webhooks on. */
export function describeErasedJobs(engine: string, open: () => Promise<TestStore>): void {
  describe(`the notice of an erasure on ${engine}`, () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const webhook = (at: number) =>
      claimJobs(store, ['lead-webhook', 'erased-webhook'], leaseMs, at);
    const told = (jobs: readonly Job[]) => jobs.map(({ kind, subjectId }) => [kind, subjectId]);
    const submitted = async () => {
      const lead = sampleLead();
      await store.leads.submit(sampleSubmission(lead), now);
      return lead;
    };

    test('is due once no attempt to the webhook is running', async () => {
      const idle = await submitted();
      for (const job of await webhook(now))
        await store.jobs.settle(job, { state: 'delivered', detail: 'HTTP 200' }, now);
      const busy = await submitted();
      expect(told(await webhook(now))).toEqual([['lead-webhook', busy.id]]);
      await store.leads.erase([busy.id, idle.id], now + 5000);
      expect(told(await webhook(now + leaseMs - 1))).toEqual([['erased-webhook', idle.id]]);
      expect(told(await webhook(now + leaseMs))).toContainEqual(['erased-webhook', busy.id]);
    });

    test('is queued for a delivered lead, even if no webhook is configured any more', async () => {
      const lead = await submitted();
      for (const job of await webhook(now))
        await store.jobs.settle(job, { state: 'delivered', detail: 'HTTP 200' }, now);
      await store.jobs.setChannels({ webhook: 'off', archive: 'off' }, Date.now());
      await store.leads.erase([lead.id], now);
      expect(told(await webhook(now))).toEqual([['erased-webhook', lead.id]]);
    });

    test('is queued after a replay, which resets the number of attempts', async () => {
      const lead = await submitted();
      for (const job of await webhook(now))
        await store.jobs.settle(job, { state: 'waiting', detail: 'HTTP 500', nextAt: now }, now);
      await store.jobs.replay({}, now);
      await store.leads.erase([lead.id], now);
      expect(told(await webhook(now))).toEqual([['erased-webhook', lead.id]]);
    });

    test('is queued for a dead delivery, because the webhook may have the lead', async () => {
      const lead = await submitted();
      for (const job of await webhook(now))
        await store.jobs.settle(job, { state: 'dead', detail: 'HTTP 500' }, now);
      await store.leads.erase([lead.id], now);
      expect(told(await webhook(now))).toEqual([['erased-webhook', lead.id]]);
    });

    test('reaches the archive after an older record that is still being sent', async () => {
      await store.jobs.setChannels({ webhook: 'on', archive: 'on' }, now);
      const archive = (at: number) =>
        claimJobs(store, ['record-archive', 'erased-archive'], leaseMs, at);
      const lead = await submitted();
      const [slow] = await archive(now);
      await store.inbox.work.move({ id: lead.id, personId: null }, 'spam', now + 1);
      await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', now + 2);
      expect(await archive(now + 3), 'the newer record waits too').toEqual([]);
      // After a timeout, the older record may still arrive.
      const late = { state: 'waiting', detail: 'no answer', nextAt: now + 4 } as const;
      if (slow) await store.jobs.settle(slow, late, now + 4);
      await store.leads.erase([lead.id], now + 5);
      expect(await archive(now + 6)).toEqual([]);
      expect(told(await archive(now + leaseMs))).toEqual([['erased-archive', lead.id]]);
    });

    test('is sent again after an older record that a server with a slow clock was still sending', async () => {
      await store.jobs.setChannels({ webhook: 'on', archive: 'on' }, now);
      const archive = (at: number) =>
        claimJobs(store, ['record-archive', 'erased-archive'], leaseMs, at);
      const lead = await submitted();
      const [slow] = await archive(now);
      const delivered = { state: 'delivered', detail: 'HTTP 200' } as const;
      const elsewhere = now + 2 * leaseMs;
      await store.leads.erase([lead.id], elsewhere);
      const [notice] = await archive(elsewhere);
      if (notice) await store.jobs.settle(notice, delivered, elsewhere);
      if (slow) await store.jobs.settle(slow, delivered, now + 5);
      expect(told(await archive(elsewhere))).toEqual([['erased-archive', lead.id]]);
    });

    test('of a subscription follows a confirmation that was still being sent', async () => {
      const about = (at: number) =>
        claimJobs(store, ['confirmed-webhook', 'left-webhook'], leaseMs, at);
      const delivered = { state: 'delivered', detail: 'HTTP 200' } as const;
      const signUpId = await subscribe(store, 'ana@x.example', now);
      const [confirmed] = await about(now);
      await leave(store, signUpId, now);
      const [left] = await about(now);
      if (left) await store.jobs.settle(left, delivered, now);
      if (confirmed) await store.jobs.settle(confirmed, delivered, now);
      const again = await about(now);
      expect(told(again)).toEqual([['left-webhook', signUpId]]);
      for (const job of again) await store.jobs.settle(job, delivered, now);
      expect(await about(now + leaseMs)).toEqual([]);
    });

    test('is queued after a replay during an attempt, whose outcome does not count', async () => {
      const lead = await submitted();
      const [slow] = await webhook(now);
      await store.jobs.replay({ id: slow?.id ?? '' }, now);
      await store.leads.erase([lead.id], now);
      expect(told(await webhook(now))).toEqual([['erased-webhook', lead.id]]);
    });

    test('is not sent to a webhook that never got the lead', async () => {
      const lead = await submitted();
      await store.leads.erase([lead.id], now);
      expect(await webhook(now)).toEqual([]);
    });

    test('is the only job left if times are offered to the lead meanwhile', async () => {
      await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, now);
      const lead = await submitted();
      const offered = store.inbox.bookings.addLink(lead.id, 'hash', now);
      await Promise.allSettled([offered, store.leads.erase([lead.id], now)]);
      const left = await store.jobs.list({ subjectId: lead.id, limit: 9 });
      expect(left.filter(({ kind }) => kind !== 'erased-archive')).toEqual([]);
    });

    test('is the only job left if a subscriber is sent a letter meanwhile', async () => {
      await store.jobs.setChannels({ webhook: 'off', archive: 'on' }, now);
      const { subscribers } = store;
      const signUpId = await subscribe(store, 'ana@x.example', now);
      const linked = subscribers.addUnsubscribeToken(signUpId, 'hash', now);
      await Promise.allSettled([linked, subscribers.erase({ email: 'ana@x.example' }, now)]);
      const left = await store.jobs.list({ subjectId: signUpId, limit: 9 });
      expect(left.filter(({ kind }) => kind !== 'erased-archive')).toEqual([]);
    });
  });
}
