import { describe, expect } from 'vitest';
import { perLanguage } from '../../../contract/language.ts';
import {
  hourMs,
  letters,
  minuteMs,
  testAtDesk,
  type Variables,
  words,
} from './testing/letter-desk.ts';
import { leave } from './testing/subscribe.ts';

const nobody = perLanguage(() => 0);

/** Who gets a letter, and when, on one database engine. */
export function describeSending(engine: string, variables: Variables) {
  const test = testAtDesk(variables);
  describe(`sending letters on ${engine}`, () => {
    test('each subscriber gets it once, in their language, with their own unsubscribe link', async ({
      desk,
    }) => {
      await desk.subscribed('ana@x.example');
      await desk.subscribed('bob@x.example', 'en');
      await leave(desk.site.store, await desk.subscribed('left@x.example'), desk.now());
      const { id, recipients } = await desk.draft();
      expect(recipients).toEqual({ ...nobody, 'pt-BR': 1, en: 1 });
      expect(await (await desk.post(`${id}/send`, {})).json()).toMatchObject({ state: 'sending' });
      await desk.subscribed('late@x.example');
      await desk.goOn();
      await desk.goOn(minuteMs);
      const sent = await desk.mails();
      expect(sent.map((mail) => [mail.for, mail.subject]).sort()).toEqual([
        ['ana@x.example', 'Março'],
        ['bob@x.example', 'March'],
      ]);
      expect(await desk.read(id)).toMatchObject({
        state: 'sent',
        finishedAt: desk.now() - minuteMs,
        recipients: { ...nobody, 'pt-BR': 1, en: 1 },
        counts: { waiting: 0, sent: 2, bounced: 0, unclear: 0, skipped: 0, failed: 0 },
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
      const click = await desk.site.request(pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(click.status).toBe(200);
      expect((await desk.draft()).recipients).toEqual({ ...nobody, 'pt-BR': 1, en: 1 });
    });

    test('a language without text is skipped, and a letter without recipients is not sent', async ({
      desk,
    }) => {
      await desk.subscribed('ana@x.example');
      const { id, recipients } = await desk.draft({ words: { en: words.en }, perHour: 600 });
      expect(recipients, 'those of other languages are known too').toEqual({
        ...nobody,
        'pt-BR': 1,
      });
      const refused = await desk.post(`${id}/send`, {});
      expect([refused.status, (await refused.json()).problem]).toEqual([409, 'nobody-to-write-to']);
      await desk.subscribed('bob@x.example', 'en');
      expect((await desk.post(`${id}/send`, {})).status).toBe(200);
      await desk.goOn();
      expect(await desk.receivers()).toEqual(['bob@x.example']);
    });

    test('mails are spread over the hour, and never exceed the letter’s pace', async ({ desk }) => {
      for (let at = 0; at < 7; at += 1) await desk.subscribed(`p${at}@x.example`);
      const { id } = await desk.draft({ words, perHour: 3 });
      await desk.post(`${id}/send`, {});
      const { recipients } = desk.site.store.inbox;
      // As if two servers ran at once.
      await Promise.all([recipients.queueNext(desk.now()), recipients.queueNext(desk.now())]);
      await desk.goOn();
      expect(await desk.receivers()).toHaveLength(1);
      await desk.goOn(minuteMs);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toHaveLength(3);
      await desk.goOn(30 * minuteMs);
      expect(await desk.receivers()).toHaveLength(3);
      await desk.goOn(hourMs);
      await desk.goOn(minuteMs);
      await desk.goOn(minuteMs);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toHaveLength(6);
      expect(new Set(await desk.receivers()).size).toBe(6);
    });

    test('mails of leads are not delayed by a fast letter', async ({ desk }) => {
      for (let at = 0; at < 130; at += 1) await desk.subscribed(`p${at}@x.example`);
      const { id } = await desk.draft({ words, perHour: 100_000 });
      await desk.post(`${id}/send`, {});
      await desk.site.store.inbox.recipients.queueNext(desk.now());
      const { kinds } = await desk.site.store.jobs.health(desk.now());
      expect(kinds.find(({ kind }) => kind === 'letter')?.waiting).toBe(100);
      await desk.goOn();
      await desk.goOn();
      expect(await desk.receivers()).toHaveLength(130);
    });

    test('a scheduled letter is sent at its time, to those subscribed then', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      expect((await desk.post(`${id}/send`, { at: desk.now() - 1 })).status).toBe(422);
      const at = desk.now() + hourMs;
      const scheduled = await desk.post(`${id}/send`, { at });
      expect(await scheduled.json()).toMatchObject({ state: 'scheduled', scheduledAt: at });
      await desk.goOn(30 * minuteMs);
      expect(await desk.receivers()).toEqual([]);
      expect(await (await desk.post(`${id}/pause`)).json()).toMatchObject({
        state: 'draft',
        scheduledAt: null,
      });
      await desk.post(`${id}/send`, { at });
      await desk.subscribed('bob@x.example');
      await desk.goOn(30 * minuteMs);
      await desk.goOn(minuteMs);
      expect(await desk.receivers()).toEqual(['ana@x.example', 'bob@x.example']);
    });

    test('a subscriber who unsubscribes or is erased before their turn gets nothing', async ({
      desk,
    }) => {
      const left = await desk.subscribed('ana@x.example');
      await desk.subscribed('bob@x.example');
      const { id } = await desk.draft();
      await desk.post(`${id}/send`, {});
      await leave(desk.site.store, left, desk.now());
      await desk.site.store.subscribers.erase({ email: 'bob@x.example' }, desk.now());
      await desk.goOn();
      expect(await desk.receivers()).toEqual([]);
      expect((await desk.read(id)).counts).toMatchObject({ waiting: 0, sent: 0, skipped: 1 });
      expect((await desk.read(id)).state).toBe('sent');
    });

    test('an erasure deletes the recipient, their job and their mail', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      await desk.post(`${id}/send`, {});
      await desk.goOn();
      const { db, subscribers } = desk.site.store;
      const { recipients } = await (await desk.owner.fetch(`${letters}/${id}/recipients`)).json();
      expect(recipients).toMatchObject([{ email: 'ana@x.example', outcome: 'sent' }]);
      await subscribers.erase({ email: 'ana@x.example' }, desk.now());
      const ofLetters = db.selectFrom('jobs').select('id').where('kind', '=', 'letter');
      expect(await ofLetters.execute()).toEqual([]);
      expect(await db.selectFrom('letterRecipients').select('id').execute()).toEqual([]);
    });
  });
}
