import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const now = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Tests of what counts once: verification tokens and repeated requests, on one engine. */
export function describeOnce(engine: string, open: () => Promise<TestStore>): void {
  describe(`what counts once on ${engine}`, () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const submit = (more = {}, lead = sampleLead()) =>
      store.leads.submit(sampleSubmission(lead, more), now);

    test('accepts a token once, even if two requests arrive together', async () => {
      const token = { id: 'nonce', expiresAt: now + minute };
      const results = await Promise.all([submit({ token }), submit({ token }), submit()]);
      expect(results.map(({ outcome }) => outcome).sort()).toEqual([
        'stored',
        'stored',
        'token-reused',
      ]);
      expect(await store.leads.count({})).toBe(2);
    });

    test('an Idempotency-Key stores one lead and replays its answer for 24 hours', async () => {
      const request = { key: 'key', bodyHash: 'one' };
      const lead = sampleLead();
      expect(await store.leads.findKey(request, now)).toBeUndefined();
      expect(await submit({ idempotency: request }, lead)).toEqual({ outcome: 'stored' });
      const again = await store.leads.findKey(request, now + day - minute);
      expect(again).toEqual({ outcome: 'replayed', leadId: lead.id });
      const other = { ...request, bodyHash: 'other' };
      expect(await store.leads.findKey(other, now)).toEqual({ outcome: 'key-reused' });
      expect(await submit({ idempotency: other })).toEqual({ outcome: 'key-reused' });
      expect(await store.leads.findKey(request, now + day)).toBeUndefined();
      const late = { idempotency: request };
      const result = await store.leads.submit(sampleSubmission(sampleLead(), late), now + day);
      expect(result).toEqual({ outcome: 'stored' });
      expect(await store.leads.count({})).toBe(2);
    });

    test('one of concurrent requests with one key is stored', async () => {
      const idempotency = { key: 'key', bodyHash: 'one' };
      const token = { id: 'nonce', expiresAt: now + minute };
      const results = await Promise.all([
        submit({ idempotency, token }),
        submit({ idempotency, token }),
        submit({ idempotency }),
      ]);
      const outcomes = results.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual(['replayed', 'replayed', 'stored']);
      expect(await store.leads.count({})).toBe(1);
    });

    test('a key whose token was used before may be used again', async () => {
      const request = { key: 'key', bodyHash: 'one' };
      const token = { id: 'used', expiresAt: now + minute };
      await submit({ token });
      expect(await submit({ token, idempotency: request })).toEqual({ outcome: 'token-reused' });
      expect(await store.leads.findKey(request, now)).toBeUndefined();
    });

    test('a key that an earlier version claimed without a lead is free', async () => {
      const request = { key: 'key', bodyHash: 'one' };
      const claimed = { ...request, claim: 'first', leadId: null, expiresAt: now + minute };
      await store.db.insertInto('idempotencyKeys').values(claimed).execute();
      expect(await store.leads.findKey(request, now)).toBeUndefined();
      expect(await submit({ idempotency: request })).toEqual({ outcome: 'stored' });
      expect(await store.leads.findKey(request, now)).toMatchObject({ outcome: 'replayed' });
    });

    test('the sweep keeps tokens that have not expired', async () => {
      await submit({ token: { id: 'old', expiresAt: now } });
      await submit({ token: { id: 'live', expiresAt: now + minute } });
      await store.sweep(now);
      const outcome = async (id: string) =>
        (await submit({ token: { id, expiresAt: now + minute } })).outcome;
      expect(await outcome('old')).toBe('stored');
      expect(await outcome('live')).toBe('token-reused');
    });
  });
}
