import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleNow, storeCanary } from '../delivery/testing/canary-lead.ts';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { runCommand } from './testing/run-command.ts';

const dayMs = 86_400_000;

/** Tests of `stats` on one engine; a test file calls it for each. */
export function describeStats(engine: string, locate: () => Promise<StoreLocation | undefined>) {
  describe(`stats on ${engine}`, () => {
    let fixture: DeliveryFixture;
    beforeEach(async () => {
      const location = await locate();
      fixture = await createDeliveryFixture({}, location && { location });
    });
    afterEach(() => fixture.close());

    const leads = (...argv: string[]) => runCommand(fixture, argv);

    const store = (changes?: Partial<StoredLead>) => storeCanary(fixture.store, changes);

    test('stats counts per week and source', async () => {
      await store();
      await store({ attribution: undefined, receivedAt: sampleNow - 7 * dayMs });
      await store({ folder: 'spam', reasons: ['honeypot'] });
      const { weeks, sources, folders } = JSON.parse((await leads('stats', '--json')).out);
      expect(folders).toEqual({ inbox: 2, held: 0, spam: 1 });
      expect(weeks.slice(-2)).toEqual([
        { label: '2026-03-09', value: 1 },
        { label: '2026-03-16', value: 1 },
      ]);
      expect(sources).toEqual([
        { label: 'boletim', value: 1 },
        { label: 'direct', value: 1 },
      ]);
      expect((await leads('stats')).out).toMatch(/2026-03-16 +█/);
    });

    test('a week begins on Monday in the owner’s time zone', async () => {
      // Monday, one in the morning in UTC; still Sunday in São Paulo.
      await store({ receivedAt: Date.UTC(2026, 2, 16, 1) });
      const { weeks } = JSON.parse((await leads('stats', '--weeks', '2', '--json')).out);
      expect(weeks).toEqual([
        { label: '2026-03-09', value: 1 },
        { label: '2026-03-16', value: 0 },
      ]);
    });

    test('stats refuses more weeks than a chart can show', async () => {
      expect((await leads('stats', '--weeks', '520')).code).toBe(0);
      for (const weeks of ['521', '9999999', '0']) {
        const { code, err } = await leads('stats', '--weeks', weeks);
        expect([code, err]).toEqual([2, expect.stringMatching(/--weeks.*\b520\b/)]);
      }
    });
  });
}
