import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import type { TestStore } from '../../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import type { LeadChoice } from './lead-query.ts';

/** A Wednesday, nine o'clock in São Paulo. */
const now = Date.UTC(2026, 10, 25, 12);
const hour = 3_600_000;

/** The list of leads, on one database engine. */
export function describeLeadList(engine: string, open: () => Promise<TestStore>): void {
  describe(`the list of leads on ${engine}`, () => {
    let store: TestStore;
    const add = async (name: string, hoursAgo: number, more: Partial<StoredLead> = {}) => {
      const lead = sampleLead({ name, receivedAt: now - hoursAgo * hour, ...more });
      await store.leads.submit(sampleSubmission(lead), lead.receivedAt);
      return lead.id;
    };
    const names = async (choice: LeadChoice) =>
      (await store.inbox.list.page(choice, now)).leads.map(({ name }) => name);

    beforeAll(async () => {
      store = await open();
      const referred = { page: '/en', referrer: 'https://www.busca.example/q?x=1', utm: {} };
      await add('Ana Late', 50, { message: 'Preciso de um açougue\n\n  na internet já.' });
      await add('Bia New', 2, { interest: 'other', language: 'en', attribution: referred });
      const caio = await add('Caio Won', 40, { attribution: undefined, phone: '+447946010100' });
      await add('Davi Held', 30, { folder: 'held', reasons: ['content'], phone: '11900000004' });
      await add('Eva Spam', 60, { folder: 'spam', reasons: ['honeypot'] });
      await store.db
        .updateTable('leads')
        .set({ state: 'won', openedAt: now, assignedTo: 'p1' })
        .where('id', '=', caio)
        .execute();
    });
    afterAll(() => store.close());

    test.each<[string, LeadChoice, string[]]>([
      ['everything', {}, ['Bia New', 'Davi Held', 'Caio Won', 'Ana Late', 'Eva Spam']],
      ['a folder', { folder: 'inbox' }, ['Bia New', 'Caio Won', 'Ana Late']],
      ['a state', { folder: 'inbox', state: 'new' }, ['Bia New', 'Ana Late']],
      ['an interest', { interest: 'other' }, ['Bia New']],
      ['a language', { language: 'en' }, ['Bia New']],
      ['a campaign', { source: 'feira', folder: 'inbox' }, ['Ana Late']],
      ['a page before', { source: 'busca.example' }, ['Bia New']],
      ['no known source', { source: '-' }, ['Caio Won']],
      ['a person', { assigned: 'p1' }, ['Caio Won']],
      ['nobody', { assigned: '-', folder: 'inbox' }, ['Bia New', 'Ana Late']],
      ['what nobody opened', { unread: '1', folder: 'inbox' }, ['Bia New', 'Ana Late']],
      ['what is late', { overdue: '1' }, ['Ana Late']],
      ['words', { search: 'ACOUGUE inter' }, ['Ana Late']],
      ['words and a folder', { search: 'pao', folder: 'held' }, ['Davi Held']],
      ['no words', { search: '!?' }, []],
      ['a telephone number as it is shown', { search: '(11) 90000-0004' }, ['Davi Held']],
      [
        'one as a telephone shows it',
        { search: '\u202a+55 11 90000\u20110004\u202c' },
        ['Davi Held'],
      ],
      ['one without its area', { search: '90000-0004' }, ['Davi Held']],
      ['one from abroad', { search: '+44 (0)7946 0101' }, ['Caio Won']],
      ['no number at all', { search: '0 0 0 0 0 0 0' }, []],
      ['digits that are too few for one', { search: '90000' }, []],
      ['everything at once', { state: 'new', unread: '1', overdue: '1', language: 'en' }, []],
    ])('is narrowed by %s', async (_, choice, expected) => {
      expect(await names(choice)).toEqual(expected);
    });

    test('counts folders, unread and overdue leads, states and sources', async () => {
      expect(await store.inbox.list.counts(now)).toEqual({
        folders: {
          inbox: { all: 3, unread: 2 },
          held: { all: 1, unread: 1 },
          spam: { all: 1, unread: 1 },
        },
        states: { new: 2, answered: 0, won: 1, lost: 0 },
        overdue: 1,
        sources: [
          { source: '', count: 1 },
          { source: 'busca.example', count: 1 },
          { source: 'feira', count: 1 },
        ],
      });
    });

    test('contains the fields of a lead that the list shows', async () => {
      const { leads } = await store.inbox.list.page({ search: 'acougue' }, now);
      expect(leads).toEqual([
        {
          id: expect.any(String),
          receivedAt: now - 50 * hour,
          name: 'Ana Late',
          company: 'Padaria São José',
          interest: 'digital-transformation',
          language: 'pt-BR',
          folder: 'inbox',
          state: 'new',
          assignedTo: null,
          source: 'feira',
          excerpt: 'Preciso de um açougue na internet já.',
          isUnread: true,
          isUnreached: false,
          promisedBy: now - 26 * hour,
        },
      ]);
      const [won] = (await store.inbox.list.page({ state: 'won' }, now)).leads;
      expect(won).toMatchObject({ isUnread: false, promisedBy: null, assignedTo: 'p1' });
    });

    test('returns all details of one lead', async () => {
      const [late] = (await store.inbox.list.page({ overdue: '1' }, now)).leads;
      const found = await store.inbox.detail(late?.id ?? '');
      expect(found).toMatchObject({
        ...late,
        lead: { email: 'Conceicao@Padaria.example', phone: '11987654321' },
        reasons: [],
        attribution: { page: '/', utm: { utm_source: 'feira' } },
        answeredAt: null,
        notes: [],
        events: [],
        booking: null,
      });
      expect(found?.others.map(({ name }) => name)).toEqual([
        'Bia New',
        'Davi Held',
        'Caio Won',
        'Eva Spam',
      ]);
      expect(found?.deliveries.map(({ kind, state }) => [kind, state])).toEqual(
        expect.arrayContaining([['owner-notice', 'waiting']]),
      );
      expect(await store.inbox.detail('nobody')).toBeUndefined();
    });

    test('sorts overdue leads by waiting time, longest first', async () => {
      const last = await add('Zoe Latest', 49, { language: 'en' });
      for (let at = 0; at < 60; at += 1) await add('Late', 52 - at / 100, { language: 'en' });
      const choice: LeadChoice = { overdue: '1', language: 'en' };
      const page = await store.inbox.list.page(choice, now);
      const [receivedAt = 0, seq = 0] = page.next?.split('-').map(Number) ?? [];
      const rest = await store.inbox.list.page({ ...choice, after: { receivedAt, seq } }, now);
      const times = [...page.leads, ...rest.leads].map((lead) => lead.receivedAt);
      expect(times).toEqual(times.toSorted());
      expect(times).toHaveLength(61);
      expect(rest.leads.at(-1)?.id).toBe(last);
      expect(rest.next).toBeNull();
      await store.leads.erase(
        [...page.leads, ...rest.leads].map(({ id }) => id),
        now,
      );
    });

    test('pages have no gaps or duplicates while new leads arrive', async () => {
      for (let at = 0; at < 120; at += 1) await add(`Muitos ${at}`, 100, { language: 'en' });
      const seen: string[] = [];
      for (let after: LeadChoice['after'] | null = undefined; after !== null; ) {
        const choice: LeadChoice = { search: 'muitos', ...(after && { after }) };
        const { leads, next } = await store.inbox.list.page(choice, now);
        seen.push(...leads.map(({ name }) => name));
        const [receivedAt = 0, seq = 0] = next?.split('-').map(Number) ?? [];
        after = next === null ? null : { receivedAt, seq };
        await add('Muitos novos', 1);
      }
      expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `Muitos ${119 - at}`));
      const streamed = await Array.fromAsync(store.inbox.list.stream({ language: 'en' }, now));
      expect(streamed.map(({ name }) => name).slice(-2)).toEqual(['Muitos 119', 'Bia New']);
      expect(streamed).toHaveLength(121);
    });
  });
}
