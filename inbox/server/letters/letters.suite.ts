import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryLog } from '../../../service/delivery/testing/memory-log.ts';
import { parseEnv } from '../../../service/env.ts';
import type { Letter } from '../../contract/letters.ts';
import { type InboxSite, openInboxSite, type SignedIn } from '../testing/signed-in.ts';
import { letterDrafts } from './letter-mail.ts';
import { leave, subscribe } from './testing/subscribe.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const words = {
  'pt-BR': { subject: 'Março', preview: '', markdown: 'Olá, **mundo**.' },
  en: { subject: 'March', preview: 'Hi', markdown: 'Hello.' },
};

/** Letters on one engine; called by a test file for each. */
export function describeLetters(engine: string, variables: () => Promise<Record<string, string>>) {
  describe(`letters on ${engine}`, () => {
    let inbox: InboxSite;
    let owner: SignedIn;
    beforeEach(async () => {
      inbox = await openInboxSite(await variables());
      ({ owner } = inbox);
    });
    afterEach(() => inbox.close());

    const letters = '/inbox/api/letters';
    const now = () => inbox.site.clock.now;
    const subscribed = (email: string, language?: 'pt-BR' | 'en') =>
      subscribe(inbox.site.store, email, now(), language);

    async function draft(content: object = { words, perHour: 600 }): Promise<Letter> {
      const answer = await owner.fetch(letters, { method: 'POST', body: content });
      expect(answer.status).toBe(201);
      return await answer.json();
    }
    const post = (path: string, body?: unknown, who = owner) =>
      who.fetch(`${letters}/${path}`, { method: 'POST', body });
    const read = async (id: string): Promise<Letter> =>
      (await owner.fetch(`${letters}/${id}`)).json();

    /** Mails of letters that were written as files, by whom they are for. */
    async function mails() {
      const folder = join(inbox.site.folder, 'outbox');
      const names = (await readdir(folder).catch(() => [])).filter((name) =>
        name.endsWith('.letter.eml'),
      );
      const read = names.map(async (name) => PostalMime.parse(await readFile(join(folder, name))));
      return (await Promise.all(read)).map((mail) => ({ ...mail, for: mail.to?.[0]?.address }));
    }
    const receivers = async () => (await mails()).map((mail) => mail.for).sort();

    /** What the running server does by itself. */
    async function goOn(ms = 0) {
      inbox.site.clock.now += ms;
      await inbox.site.store.inbox.recipients.queueNext(now());
      await inbox.site.worker.runDue();
      await inbox.site.store.inbox.recipients.queueNext(now());
    }

    test('a draft is written by anybody of the company and thrown away', async () => {
      const { id, perHour } = await draft({});
      expect(perHour).toBe(500);
      const content = { words: { en: words.en }, perHour: 50 };
      const { colleague } = inbox;
      const put = await colleague.fetch(`${letters}/${id}`, { method: 'PUT', body: content });
      expect(await put.json()).toMatchObject({ ...content, id, state: 'draft' });
      const wrong = { ...content, perHour: 0 };
      expect((await owner.fetch(`${letters}/${id}`, { method: 'PUT', body: wrong })).status).toBe(
        422,
      );
      await expect((await owner.fetch(letters)).json()).resolves.toMatchObject([{ id }]);
      expect((await colleague.fetch(`${letters}/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await owner.fetch(`${letters}/${id}`)).status).toBe(404);
    });

    test('only owners send, pause and go on', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      for (const step of ['send', 'pause', 'resume']) {
        expect((await post(`${id}/${step}`, {}, inbox.colleague)).status, step).toBe(403);
      }
      expect((await read(id)).state).toBe('draft');
    });

    test('each confirmed person gets it once, in their language, with a link of their own', async () => {
      await subscribed('ana@x.example');
      await subscribed('bob@x.example', 'en');
      await leave(inbox.site.store, await subscribed('left@x.example'), now());
      const { id, recipients } = await draft();
      expect(recipients).toEqual({ 'pt-BR': 1, en: 1 });
      expect(await (await post(`${id}/send`, {})).json()).toMatchObject({ state: 'sending' });
      await subscribed('late@x.example');
      await goOn();
      await goOn(minuteMs);
      const sent = await mails();
      expect(sent.map((mail) => [mail.for, mail.subject]).sort()).toEqual([
        ['ana@x.example', 'Março'],
        ['bob@x.example', 'March'],
      ]);
      expect(await read(id)).toMatchObject({
        state: 'sent',
        finishedAt: now() - minuteMs,
        recipients: { 'pt-BR': 1, en: 1 },
        counts: { waiting: 0, sent: 2, bounced: 0, unclear: 0, skipped: 0 },
      });
      const [mail] = sent.filter((one) => one.for === 'ana@x.example');
      const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const link = header('list-unsubscribe').slice(1, -1);
      expect(link).toMatch(/^https:\/\/trinta\.example\/newsletter\/unsubscribe\?token=/);
      expect(mail?.html).toContain(link);
      expect(mail?.text).toContain(link);
      expect(mail?.html).toContain('<strong>mundo</strong>');
      const { pathname, search } = new URL(link);
      const click = await inbox.site.request(pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(click.status).toBe(200);
      expect((await draft()).recipients).toEqual({ 'pt-BR': 1, en: 1 });
    });

    test('a language without words is not written to, and a letter for nobody is not sent', async () => {
      await subscribed('ana@x.example');
      const { id, recipients } = await draft({ words: { en: words.en }, perHour: 600 });
      expect(recipients).toEqual({ 'pt-BR': 0, en: 0 });
      const refused = await post(`${id}/send`, {});
      expect([refused.status, (await refused.json()).problem]).toEqual([409, 'nobody-to-write-to']);
      await subscribed('bob@x.example', 'en');
      expect((await post(`${id}/send`, {})).status).toBe(200);
      await goOn();
      expect(await receivers()).toEqual(['bob@x.example']);
    });

    test('never more leave in an hour than the letter allows, and they are spread over it', async () => {
      for (let at = 0; at < 7; at += 1) await subscribed(`p${at}@x.example`);
      const { id } = await draft({ words, perHour: 3 });
      await post(`${id}/send`, {});
      const { recipients } = inbox.site.store.inbox;
      // Two servers at once.
      await Promise.all([recipients.queueNext(now()), recipients.queueNext(now())]);
      await goOn();
      expect(await receivers()).toHaveLength(1);
      await goOn(minuteMs);
      await goOn(minuteMs);
      expect(await receivers()).toHaveLength(3);
      await goOn(30 * minuteMs);
      expect(await receivers()).toHaveLength(3);
      await goOn(hourMs);
      await goOn(minuteMs);
      await goOn(minuteMs);
      await goOn(minuteMs);
      expect(await receivers()).toHaveLength(6);
      expect(new Set(await receivers()).size).toBe(6);
    });

    test('a fast letter leaves room for the mails of leads', async () => {
      for (let at = 0; at < 130; at += 1) await subscribed(`p${at}@x.example`);
      const { id } = await draft({ words, perHour: 100_000 });
      await post(`${id}/send`, {});
      await inbox.site.store.inbox.recipients.queueNext(now());
      const { kinds } = await inbox.site.store.jobs.health(now());
      expect(kinds.find(({ kind }) => kind === 'letter')?.waiting).toBe(100);
      await goOn();
      await goOn();
      expect(await receivers()).toHaveLength(130);
    });

    test('a paused letter stops at the next mail, and nobody is left out when it goes on', async () => {
      for (let at = 0; at < 3; at += 1) await subscribed(`p${at}@x.example`);
      const { id } = await draft({ words, perHour: 60_000 });
      await post(`${id}/send`, {});
      await inbox.site.store.inbox.recipients.queueNext(now());
      expect(await (await post(`${id}/pause`)).json()).toMatchObject({ state: 'paused' });
      expect((await post(`${id}/pause`)).status).toBe(409);
      await goOn(minuteMs);
      expect(await receivers()).toEqual([]);
      expect(await (await post(`${id}/resume`)).json()).toMatchObject({ state: 'sending' });
      await goOn(minuteMs);
      expect(await receivers()).toHaveLength(3);
      expect((await read(id)).state).toBe('sent');
    });

    test('an attempt that found the letter paused does not end the job of when it goes on', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      await post(`${id}/send`, {});
      await post(`${id}/pause`);
      const { jobs, inbox: store } = inbox.site.store;
      const claim = { kinds: ['letter'], limit: 1, leaseMs: minuteMs } as const;
      const [job] = await jobs.claim(claim, now());
      if (!job) throw new Error('The letter has no job.');
      expect(await store.recipients.take(job.subjectId, now())).toEqual({ turn: 'paused' });
      await post(`${id}/resume`);
      inbox.site.clock.now += minuteMs;
      await store.recipients.queueNext(now());
      await jobs.settle(job, { state: 'unneeded', detail: 'the letter is paused' }, now());
      await goOn();
      expect(await receivers()).toEqual(['ana@x.example']);
    });

    test('of two attempts at once, the one that may not send leaves the other its mark', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      await post(`${id}/send`, {});
      const { store } = inbox.site;
      const write = letterDrafts({
        env: parseEnv({}),
        store,
        log: memoryLog(),
        now,
        wake: () => undefined,
      }).letter;
      const claim = { kinds: ['letter'], limit: 1, leaseMs: minuteMs } as const;
      const [job] = await store.jobs.claim(claim, now());
      if (!job || !write) throw new Error('The letter has no job.');
      const [one, other] = [await write(job), await write(job)];
      if (!one || !other || 'outcome' in one || 'outcome' in other) throw new Error('Not written.');
      await one.once?.begin();
      await expect(other.once?.begin()).rejects.toThrow();
      await other.once?.end({ outcome: 'failed', detail: 'it may not send' });
      // The one that may was killed.
      expect(await write(job)).toMatchObject({ outcome: 'undeliverable' });
    });

    test('a scheduled letter leaves at its time, to those who are subscribed then', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      expect((await post(`${id}/send`, { at: now() - 1 })).status).toBe(422);
      const at = now() + hourMs;
      const scheduled = await post(`${id}/send`, { at });
      expect(await scheduled.json()).toMatchObject({ state: 'scheduled', scheduledAt: at });
      await goOn(30 * minuteMs);
      expect(await receivers()).toEqual([]);
      expect(await (await post(`${id}/pause`)).json()).toMatchObject({
        state: 'draft',
        scheduledAt: null,
      });
      await post(`${id}/send`, { at });
      await subscribed('bob@x.example');
      await goOn(30 * minuteMs);
      await goOn(minuteMs);
      expect(await receivers()).toEqual(['ana@x.example', 'bob@x.example']);
    });

    test('who leaves or is erased before their turn gets nothing', async () => {
      const left = await subscribed('ana@x.example');
      await subscribed('bob@x.example');
      const { id } = await draft();
      await post(`${id}/send`, {});
      await leave(inbox.site.store, left, now());
      await inbox.site.store.subscribers.eraseAddress('bob@x.example', now());
      await goOn();
      expect(await receivers()).toEqual([]);
      expect((await read(id)).counts).toMatchObject({ waiting: 0, sent: 0, skipped: 1 });
      expect((await read(id)).state).toBe('sent');
    });

    test('an erasure takes the recipient, their job and their mail', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      await post(`${id}/send`, {});
      await goOn();
      const { db, subscribers } = inbox.site.store;
      const { recipients } = await (await owner.fetch(`${letters}/${id}/recipients`)).json();
      expect(recipients).toMatchObject([{ email: 'ana@x.example', outcome: 'sent' }]);
      await subscribers.eraseAddress('ana@x.example', now());
      const ofLetters = db.selectFrom('jobs').select('id').where('kind', '=', 'letter');
      expect(await ofLetters.execute()).toEqual([]);
      expect(await db.selectFrom('letterRecipients').select('id').execute()).toEqual([]);
    });

    test('a test goes to oneself alone', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      const { colleague } = inbox;
      expect((await post(`${id}/test`, { language: 'en' }, colleague)).status).toBe(202);
      await goOn();
      expect((await mails()).map((mail) => [mail.for, mail.subject])).toEqual([
        [colleague.person.email, 'March'],
      ]);
      expect((await read(id)).state).toBe('draft');
      const empty = await draft({ words: {}, perHour: 1 });
      expect((await post(`${empty.id}/test`, { language: 'en' })).status).toBe(409);
    });

    test('what is sent, paused and sent on is in the audit', async () => {
      await subscribed('ana@x.example');
      const { id } = await draft();
      for (const step of ['send', 'pause', 'resume']) await post(`${id}/${step}`, {});
      const entries = await inbox.site.store.inbox.audit.list();
      const ofLetter = entries.filter(({ subjectId }) => subjectId === id);
      expect(ofLetter.map(({ action, personId }) => [action, personId])).toEqual([
        ['letter-sent', owner.person.id],
        ['letter-paused', owner.person.id],
        ['letter-sent', owner.person.id],
      ]);
    });

    test('the preview is a document of its own, as HTML and as text', async () => {
      const { id } = await draft();
      const html = await owner.fetch(`${letters}/${id}/preview/pt-BR`);
      expect(html.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self';sandbox$/,
      );
      expect(await html.text()).toContain('<strong>mundo</strong>');
      const text = await owner.fetch(`${letters}/${id}/preview/pt-BR/text`);
      expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await text.text()).toContain('Olá, mundo.');
      expect((await owner.fetch(`${letters}/${id}/preview/xx`)).status).toBe(404);
      const blank = await owner.fetch(`${letters}/${(await draft({})).id}/preview/en`);
      expect(blank.headers.get('content-security-policy')).toMatch(/sandbox$/);
      expect(await blank.text()).toBe('<!doctype html>');
    });
  });
}
