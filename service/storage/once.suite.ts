import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from './open-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const now = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;
const day = 24 * 60 * minute;

/** What counts once: tokens of the verification and repeated requests, on one engine. */
export function describeOnce(engine: string, open: () => Promise<Store>): void {
  describe(`what counts once on ${engine}`, () => {
    let store: Store;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const submit = (more = {}, lead = sampleLead()) =>
      store.leads.submit(sampleSubmission(lead, more), now);

    test('accepts a token once, also if two requests arrive together', async () => {
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
      const request = { key: 'key', bodyHash: 'one', claim: 'first' };
      const lead = sampleLead();
      expect(await store.leads.begin(request, now)).toBeUndefined();
      const second = { ...request, claim: 'second' };
      expect(await store.leads.begin(second, now)).toEqual({ outcome: 'still-running' });
      expect(await submit({ idempotency: request }, lead)).toEqual({ outcome: 'stored' });
      const again = await store.leads.begin(request, now + day - minute);
      expect(again).toEqual({ outcome: 'replayed', leadId: lead.id });
      expect(await store.leads.begin({ ...request, bodyHash: 'other' }, now)).toEqual({
        outcome: 'key-reused',
      });
      expect(await store.leads.begin(request, now + day)).toBeUndefined();
      const late = { idempotency: request };
      const result = await store.leads.submit(sampleSubmission(sampleLead(), late), now + day);
      expect(result).toEqual({ outcome: 'stored' });
      expect(await store.leads.count({})).toBe(2);
    });

    test('an abandoned or forgotten key may be tried again', async () => {
      const request = { key: 'key', bodyHash: 'one', claim: 'first' };
      await store.leads.begin(request, now);
      await store.leads.abandon(request);
      expect(await store.leads.begin(request, now)).toBeUndefined();
      expect(await store.leads.begin(request, now + minute)).toBeUndefined();
    });

    test('a key whose token was used before may be tried again', async () => {
      const request = { key: 'key', bodyHash: 'one', claim: 'first' };
      const token = { id: 'used', expiresAt: now + minute };
      await submit({ token });
      await store.leads.begin(request, now);
      expect(await submit({ token, idempotency: request })).toEqual({ outcome: 'token-reused' });
      await store.leads.abandon(request);
      expect(await store.leads.begin(request, now)).toBeUndefined();
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
