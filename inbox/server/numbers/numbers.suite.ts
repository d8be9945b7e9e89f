import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import type { Numbers } from '../../contract/numbers.ts';
import { type InboxSite, openInboxSite } from '../testing/signed-in.ts';
import type { NewVisits } from './visit-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A Thursday at noon in São Paulo. */
const now = Date.UTC(2026, 2, 19, 15);

/** Numbers, on one database engine. */
export function describeNumbers(engine: string, variables: () => Promise<Record<string, string>>) {
  describe(`numbers on ${engine}`, () => {
    let inbox: InboxSite;
    beforeEach(async () => {
      inbox = await openInboxSite(await variables());
      inbox.site.clock.now = now;
      inbox.owner = await inbox.signIn('socia@trinta.example', 'owner');
    });
    afterEach(() => inbox.close());

    const read = async (weeks = 2): Promise<Numbers> =>
      (await inbox.owner.fetch(`/inbox/api/numbers?weeks=${weeks}`)).json();

    const row: NewVisits = {
      day: '2026-03-17',
      page: '/',
      source: '',
      campaign: '',
      language: 'pt-BR',
      isBot: 0,
      views: 1,
      visits: 1,
    };
    const visits = (...rows: Partial<NewVisits>[]) =>
      inbox.site.store.inbox.visits.add(
        rows.map((one) => ({ ...row, ...one })),
        now,
      );

    async function lead(
      receivedAt: number,
      more: object = {},
      work: { state?: 'answered' | 'won' | 'lost'; answeredAt?: number } = {},
    ): Promise<void> {
      const submission = sampleSubmission();
      const id = crypto.randomUUID();
      const stored = { ...submission.lead, id, receivedAt, ...more };
      await inbox.site.store.leads.submit({ ...submission, lead: stored }, receivedAt);
      if (!work.state) return;
      const { db } = inbox.site.store;
      await db.updateTable('leads').set(work).where('id', '=', id).execute();
    }

    test('without visits and leads, all numbers are zero', async () => {
      expect(await read()).toEqual({
        weeks: [
          { week: '2026-03-09', leads: 0, won: 0, lost: 0, visits: null },
          { week: '2026-03-16', leads: 0, won: 0, lost: 0, visits: null },
        ],
        bySource: [],
        byInterest: [],
        byLanguage: [],
        byPage: [],
        byCampaign: [],
        firstAnswer: { median: null, answered: 0, withinPromise: 0, open: 0 },
        outcome: { won: 0, lost: 0, open: 0 },
        visits: 0,
        bots: 0,
      });
      expect((await inbox.owner.fetch('/inbox/api/numbers?weeks=0')).status).toBe(422);
      expect((await inbox.site.request('/inbox/api/numbers')).status).toBe(401);
    });

    test('visits are summed by day over all servers', async () => {
      await visits({ source: 'feira', campaign: 'Março' }, { visits: 0, views: 4 });
      await visits({ source: 'feira', campaign: 'Março', page: '/en', language: 'en' });
      await visits({ source: 'feira', campaign: 'Março', visits: 2, views: 3 });
      await visits({ isBot: 1, page: '', language: '', views: 7, visits: 7 });
      // A Sunday before the displayed weeks.
      await visits({ day: '2026-03-08', visits: 100 });
      const numbers = await read();
      expect(numbers.weeks.map((week) => week.visits)).toEqual([0, 4]);
      expect(numbers).toMatchObject({
        bySource: [
          { name: 'feira', leads: 0, won: 0, visits: 4 },
          { name: '', leads: 0, won: 0, visits: 0 },
        ],
        byLanguage: [
          { name: 'pt-BR', leads: 0, visits: 3 },
          { name: 'en', leads: 0, visits: 1 },
        ],
        byPage: [
          { name: '/', views: 8, visits: 3 },
          { name: '/en', views: 1, visits: 1 },
        ],
        byCampaign: [{ name: 'Março', visits: 4, leads: 0 }],
        visits: 4,
        bots: 7,
      });
      await inbox.site.store.sweep(now + 800 * dayMs);
      expect((await inbox.site.store.inbox.numbers(104, now)).visits).toBe(0);
    });

    test('leads are counted by week, source, campaign and outcome', async () => {
      const utm = { utm_source: 'Feira', utm_campaign: 'Março' };
      const attribution = { page: '/', referrer: '', utm };
      // Sunday evening in São Paulo is Monday in London.
      await lead(Date.UTC(2026, 2, 16, 1), { attribution }, { state: 'won', answeredAt: 0 });
      await lead(Date.UTC(2026, 2, 16, 4), { attribution: undefined, language: 'en' });
      await lead(now, { attribution }, { state: 'lost' });
      await lead(now, { folder: 'held', attribution });
      await lead(Date.UTC(2026, 2, 9, 2), { attribution });
      await visits({ source: 'feira', campaign: 'Março', visits: 9 });
      const numbers = await read();
      expect(numbers.weeks).toMatchObject([
        { week: '2026-03-09', leads: 1, won: 1, lost: 0 },
        { week: '2026-03-16', leads: 2, won: 0, lost: 1 },
      ]);
      expect(numbers.bySource).toEqual([
        { name: 'feira', leads: 2, won: 1, visits: 9 },
        { name: '', leads: 1, won: 0, visits: 0 },
      ]);
      expect(numbers.byCampaign).toEqual([{ name: 'Março', visits: 9, leads: 2 }]);
      expect(numbers.byInterest).toMatchObject([{ count: 3 }]);
      expect(numbers.byLanguage.map(({ name, leads }) => [name, leads])).toEqual([
        ['pt-BR', 2],
        ['en', 1],
      ]);
      expect(numbers.outcome).toEqual({ won: 1, lost: 1, open: 1 });
    });

    test('the first answer is compared with the promised time', async () => {
      const friday = Date.UTC(2026, 2, 13, 18);
      const answered = (after: number) =>
        ({ state: 'answered', answeredAt: friday + after }) as const;
      await lead(friday, {}, answered(2 * hourMs));
      await lead(friday, {}, answered(70 * hourMs));
      await lead(friday, {}, answered(73 * hourMs));
      await lead(friday, {}, answered(10 * dayMs));
      await lead(friday);
      expect((await read()).firstAnswer).toEqual({
        median: 71.5 * hourMs,
        answered: 4,
        withinPromise: 2,
        open: 1,
      });
    });

    test('sources beyond twenty are grouped', async () => {
      for (let at = 0; at < 25; at += 1) await visits({ source: `s${at}`, visits: 100 - at });
      await visits({ source: '…', visits: 1000 });
      const { bySource } = await read();
      expect(bySource).toHaveLength(21);
      expect(bySource[0]).toMatchObject({ name: 's0', visits: 100 });
      expect(bySource.at(-1)).toMatchObject({ name: '…', visits: 1000 + 80 + 79 + 78 + 77 + 76 });
    });
  });
}
