import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StoredLead } from '../leads/stored-lead.ts';
import { acknowledgementsMax } from './job-rows.ts';
import { createStore } from './open-store.ts';
import { scrubOwed } from './settings.ts';
import type { TestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';
import { submitAgain } from './testing/submit-again.ts';

const now = Date.UTC(2026, 0, 15, 12);
const minute = 60_000;
const day = 24 * 60 * minute;

/** Tests of the store of leads on one engine; `open` returns an empty one with webhooks on. */
export function describeStore(engine: string, open: () => Promise<TestStore>): void {
  describe(`leads on ${engine}`, () => {
    let store: TestStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    const submit = (more = {}, lead = sampleLead()) =>
      submitAgain(store, sampleSubmission(lead, more), now);

    test('returns every field of a lead unchanged', async () => {
      const full = sampleLead();
      const sparse = sampleLead({
        company: undefined,
        companySize: undefined,
        attribution: undefined,
        score: undefined,
        message: 'Linha um\nlinha "dois" \'três\' 🚀; drop table leads; --',
      });
      await submit({}, full);
      await submit({}, sparse);
      expect(await store.leads.find(full.id)).toEqual(full);
      expect(await store.leads.find(sparse.id)).toEqual(sparse);
      expect(await store.leads.find('nobody')).toBeUndefined();
    });

    test('adds the deliveries of the folder in the same transaction', async () => {
      const [inbox, held, spam] = (['inbox', 'held', 'spam'] as const).map((folder) =>
        sampleLead({ folder }),
      );
      for (const lead of [inbox, held, spam]) await submit({}, lead);
      const kinds = async (id = '') =>
        (await store.jobs.list({ subjectId: id, limit: 9 })).map(({ kind }) => kind).sort();
      expect(await kinds(inbox?.id)).toEqual(['acknowledgement', 'lead-webhook', 'owner-notice']);
      expect(await kinds(held?.id)).toEqual(['owner-notice']);
      expect(await kinds(spam?.id)).toEqual([]);
    });

    describe('acknowledgements to one email', () => {
      const acknowledged = async (leads: readonly { id: string }[]) => {
        const jobs = await Promise.all(
          leads.map(({ id }) => store.jobs.list({ subjectId: id, limit: 9 })),
        );
        return jobs.flat().filter(({ kind }) => kind === 'acknowledgement').length;
      };
      const victim = (at: number, email = 'victim@example.org') =>
        sampleLead({ receivedAt: now + at, email: at % 2 ? email : email.toUpperCase() });
      const submitAt = (lead: StoredLead) =>
        store.leads.submit(sampleSubmission(lead), lead.receivedAt);

      test('stop after a few a day, whether the leads arrive together or one by one', async () => {
        const leads = Array.from({ length: 12 }, (_, at) => victim(at));
        await Promise.all(leads.slice(0, 6).map(submitAt));
        for (const lead of leads.slice(6)) await submitAt(lead);
        expect(await acknowledged(leads)).toBe(acknowledgementsMax);
        const jobs = await Promise.all(
          leads.map(({ id }) => store.jobs.list({ subjectId: id, limit: 9 })),
        );
        const kinds = jobs.flat().map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'owner-notice')).toHaveLength(12);
        expect(kinds.filter((kind) => kind === 'lead-webhook')).toHaveLength(12);

        const another = victim(12, 'else@example.org');
        const nextDay = victim(day + 12);
        for (const lead of [another, nextDay]) await submitAt(lead);
        expect(await acknowledged([another, nextDay])).toBe(2);
      });

      test('stop for released leads too; unsent ones do not count', async () => {
        const held = Array.from({ length: acknowledgementsMax + 1 }, (_, at) => ({
          ...victim(at),
          folder: 'held' as const,
        }));
        for (const lead of held) await submitAt(lead);
        for (const { id } of held)
          await store.inbox.work.move({ id, personId: null }, 'inbox', now);
        expect(await acknowledged(held)).toBe(acknowledgementsMax);
        // A second release loses nothing: waiting jobs still wait.
        for (const { id } of held)
          await store.inbox.work.move({ id, personId: null }, 'inbox', now);
        expect(await acknowledged(held)).toBe(acknowledgementsMax);
      });
    });

    test('a release adds the deliveries that were held back, and only once', async () => {
      const lead = sampleLead({ folder: 'held', reasons: ['low-score'] });
      await submit({}, lead);
      expect(
        await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', now),
      ).toBeUndefined();
      expect(
        await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', now),
      ).toBeUndefined();
      expect(await store.leads.find(lead.id)).toMatchObject({ folder: 'inbox', reasons: [] });
      expect(await store.jobs.list({ subjectId: lead.id, limit: 9 })).toHaveLength(3);
      expect(await store.inbox.work.move({ id: 'nobody', personId: null }, 'inbox', now)).toBe(
        'not-found',
      );
    });

    test('a lead that cannot be stored does not affect the others', async () => {
      const twice = sampleLead();
      await submit({}, twice);
      const results = await Promise.allSettled([submit(), submit({}, twice), submit()]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.leads.count({})).toBe(3);
    });

    test('stores every lead of a burst', async () => {
      // One more than a page: none may be missing at the end of a page.
      const leads = Array.from({ length: 501 }, () => sampleLead());
      // As many at a time as the service processes concurrently.
      for (let at = 0; at < leads.length; at += 100) {
        await Promise.all(leads.slice(at, at + 100).map((lead) => submit({}, lead)));
      }
      const stored: string[] = [];
      for await (const { id } of store.leads.stream({})) stored.push(id);
      expect(stored.sort()).toEqual(leads.map(({ id }) => id).sort());
    });

    test('lists newest first, by folder, time and sender', async () => {
      const old = sampleLead({ receivedAt: now - day, email: 'ANA@example.com' });
      const recent = sampleLead({ receivedAt: now, folder: 'spam', reasons: ['honeypot'] });
      await submit({}, old);
      await submit({}, recent);
      const ids = async (...asked: Parameters<TestStore['leads']['list']>) =>
        (await store.leads.list(...asked)).map(({ id }) => id);
      expect(await ids({})).toEqual([recent.id, old.id]);
      expect(await ids({}, 1)).toEqual([recent.id]);
      expect(await ids({ folder: 'spam' })).toEqual([recent.id]);
      expect(await ids({ until: now })).toEqual([old.id]);
      expect(await ids({ since: now })).toEqual([recent.id]);
      expect(await ids({ email: 'ana@EXAMPLE.com' })).toEqual([old.id]);
      expect(await ids({ email: '' })).toEqual([]);
      expect(await ids({ email: '', search: 'ana' })).toEqual([]);
      expect(await store.leads.count({ folder: 'spam' })).toBe(1);
    });

    test('search finds words by their beginnings, ignoring accents and case', async () => {
      const lead = sampleLead();
      await submit({}, lead);
      await submit(
        {},
        sampleLead({
          name: 'Outra Pessoa',
          email: 'outra@padaria.example',
          company: 'Oficina',
          message: 'Outro assunto.',
        }),
      );
      const found = async (search: string) => (await store.leads.list({ search })).length;
      expect(await found('conceicao')).toBe(1);
      expect(await found('PÃO intern')).toBe(1);
      expect(await found('conceicao oficina')).toBe(0);
      expect(await found('padaria.example')).toBe(2);
      expect(await found('98765')).toBe(0);
      expect(await found('11987654321')).toBe(2);
      expect(await found('" OR 1=1 * & ! ()')).toBe(0);
      expect(await found('...')).toBe(0);
      const newest = sampleLead({ receivedAt: now + minute });
      await submit({}, newest);
      const [first] = await store.leads.list({ search: 'conceicao' }, 1);
      expect(first?.id).toBe(newest.id);
      const both = { search: 'conceicao', until: now + minute };
      expect((await store.leads.list(both, 1)).map(({ id }) => id)).toEqual([lead.id]);
      await submit({}, sampleLead({ message: 'Wir sind in der Schloßstraße.' }));
      expect(await found('SCHLOSSSTRASSE')).toBe(1);
      expect(await found('Schloßstr')).toBe(1);
    });

    test('search finds an old lead among many newer ones', async () => {
      const inbox = sampleLead({ receivedAt: now - day, message: 'A agulha no palheiro.' });
      const spam = sampleLead({ receivedAt: now - day, folder: 'spam', message: 'Uma agulha.' });
      const newer = Array.from({ length: 60 }, (_, at) => sampleLead({ receivedAt: now + at }));
      await Promise.all([inbox, spam, ...newer].map((lead) => submit({}, lead)));
      const ids = async (...asked: Parameters<TestStore['leads']['list']>) =>
        (await store.leads.list(...asked)).map(({ id }) => id);
      expect(await ids({ search: 'palheiro' }, 1)).toEqual([inbox.id]);
      expect(await ids({ search: 'padaria agulha', folder: 'inbox' }, 1)).toEqual([inbox.id]);
      expect(await ids({ search: 'agulha', folder: 'spam' }, 2)).toEqual([spam.id]);
      expect(await ids({ search: 'agulha', since: now }, 1)).toEqual([]);
      expect(await ids({ search: 'padaria' }, 2)).toEqual([newer[59]?.id, newer[58]?.id]);
      expect(await ids({ search: 'padaria', until: now }, 9)).toHaveLength(2);
      expect(await ids({ search: '%' }, 1)).toEqual([]);
    });

    test('finds the same message only if it came from somebody else', async () => {
      const [name, address] = ['Ana', '203.0.113.1'];
      const message = 'Veja www.example.com';
      const first = { email: 'a@example.com', phone: '11911111111', name, address, message };
      const other = { ...first, email: 'b@example.com', phone: '11922222222', name: 'Eva' };
      const seen = (changes: Partial<typeof other>, since = now) =>
        store.leads.seenFromOthers({ ...other, ...changes }, since);
      await submit({}, sampleLead(first));
      expect(await seen({})).toBe(true);
      expect(await seen({}, now + 1)).toBe(false);
      expect(await seen({ email: 'A@example.com' }), 'the same email').toBe(false);
      expect(await seen({ phone: first.phone }), 'a corrected email').toBe(false);
      expect(await seen({ name }), 'a corrected email and phone').toBe(false);
      expect(await seen({ name, address: '203.0.113.2' }), 'a namesake').toBe(true);
      expect(await seen({ message: 'Another.' }), 'other words').toBe(false);
      const unseen = { message: 'Nobody saw from where.', address: '' };
      await submit({}, sampleLead({ ...first, ...unseen }));
      expect(await seen({ name, ...unseen }), 'from nowhere').toBe(true);
    });

    test('a lead that was released just before its erasure is kept completely', async () => {
      const lead = sampleLead({ folder: 'spam' });
      await submit({}, lead);
      await store.inbox.work.move({ id: lead.id, personId: null }, 'inbox', now);
      const erased = await store.leads.erase([lead.id], now, 'spam');
      expect(erased).toEqual({ leadIds: [], jobs: 0 });
      expect(await store.leads.find(lead.id)).toMatchObject({ folder: 'inbox' });
      expect(await store.jobs.list({ subjectId: lead.id, limit: 9 })).not.toEqual([]);
    });

    test('erase removes the lead with its jobs and answers', async () => {
      const [gone, kept] = [sampleLead(), sampleLead()];
      const idempotency = { key: 'gone', bodyHash: 'x' };
      await submit({ idempotency }, gone);
      await store.jobs.claim(['lead-webhook'], minute, now);
      await submit({}, kept);
      expect(await store.leads.erase([gone.id, 'nobody'], now)).toEqual({
        leadIds: [gone.id],
        jobs: 3,
      });
      expect(await store.leads.find(gone.id)).toBeUndefined();
      const jobs = await store.jobs.list({ subjectId: gone.id, limit: 9 });
      expect(jobs.map(({ kind }) => kind)).toEqual(['erased-webhook']);
      expect(await store.leads.erase([gone.id], now)).toEqual({ leadIds: [], jobs: 0 });
      expect(await store.jobs.list({ subjectId: gone.id, limit: 9 }), 'is still told').toEqual(
        jobs,
      );
      expect(await store.leads.findKey(idempotency, now)).toBeUndefined();
      expect((await store.leads.list({ search: 'conceicao' })).map(({ id }) => id)).toEqual([
        kept.id,
      ]);
    });

    test('after an erasure a scrub is owed, also if another one is running', async () => {
      const owed = () => store.settings.get(scrubOwed);
      const leads = [sampleLead({ folder: 'spam' }), sampleLead()];
      for (const lead of leads) await submit({}, lead);
      const [first = '', second = ''] = leads.map(({ id }) => id);
      expect(await store.subscribers.erase({ email: 'nobody@canary.example' }, now)).toEqual([]);
      expect(await owed()).toBeUndefined();
      await store.leads.erase([first], now);
      // The second lead is erased while the first is being scrubbed.
      const clear = async () => void (await store.leads.erase([second], now));
      await createStore({ ...store, clear }).scrub();
      expect(await owed(), 'for the second lead').toBeDefined();
      await store.scrub();
      expect(await owed()).toBeUndefined();

      const address = { email: 'ana@canary.example', language: 'en', address: '' } as const;
      const signUp = { ...address, id: 'ana', consentVersion: '', requestedAt: now };
      await store.subscribers.signUp(signUp, undefined, now);
      await store.subscribers.erase({ email: signUp.email }, now);
      expect(await owed(), 'for the address').toBeDefined();
    });

    test('a secret stays the same', async () => {
      const [one, other] = await Promise.all([
        store.settings.secret('pow'),
        store.settings.secret('pow'),
      ]);
      expect(one).toMatch(/^[0-9a-f]{64}$/);
      expect(other).toBe(one);
      expect(await store.settings.secret('else')).not.toBe(one);
    });
  });
}
