import { describe, expect } from 'vitest';
import { letters, testAtDesk, type Variables, words } from './testing/letter-desk.ts';

/** Drafts of letters and their previews, on one database engine. */
export function describeWriting(engine: string, variables: Variables) {
  const test = testAtDesk(variables);
  describe(`writing letters on ${engine}`, () => {
    test('any colleague can write a draft and delete it', async ({ desk }) => {
      const { id, perHour } = await desk.draft({});
      expect(perHour).toBe(500);
      const content = { words: { en: words.en }, perHour: 50 };
      const { colleague } = desk;
      const put = await colleague.fetch(`${letters}/${id}`, { method: 'PUT', body: content });
      expect(await put.json()).toMatchObject({ ...content, id, state: 'draft' });
      const wrong = { ...content, perHour: 0 };
      expect(
        (await desk.owner.fetch(`${letters}/${id}`, { method: 'PUT', body: wrong })).status,
      ).toBe(422);
      await expect((await desk.owner.fetch(letters)).json()).resolves.toMatchObject([{ id }]);
      expect((await colleague.fetch(`${letters}/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await desk.owner.fetch(`${letters}/${id}`)).status).toBe(404);
    });

    test('a draft that is too costly to render, or too long, is refused', async ({ desk }) => {
      const { id, perHour } = await desk.draft();
      const save = async (markdown: string) => {
        const body = { words: { en: { ...words.en, markdown } }, perHour };
        const put = await desk.owner.fetch(`${letters}/${id}`, { method: 'PUT', body });
        return [put.status, (await put.json()).problem];
      };
      for (const marks of ['*a_', '>', '1. ', '+ ', '- x\n']) {
        expect(await save(marks.repeat(3_000))).toEqual([422, 'invalid']);
      }
      expect(await save('word '.repeat(5_000))).toEqual([413, 'too-large']);
      expect(await save(`${'**word**, '.repeat(400)}\n\n***`)).toEqual([200, undefined]);
    });

    test('the longest draft is saved, even with its previous version in the request', async ({
      desk,
    }) => {
      const { id, words: said, perHour } = await desk.draft();
      const longest = { subject: 'March', preview: '', markdown: '”'.repeat(20_000) };
      const content = { words: { en: longest, 'pt-BR': longest }, perHour };
      const save = async (before: object) => {
        const body = { ...content, before };
        return (await desk.owner.fetch(`${letters}/${id}`, { method: 'PUT', body })).status;
      };
      expect(await save({ words: said, perHour })).toBe(200);
      expect(await save(content)).toBe(200);
    });

    test('a draft that somebody else changed is not overwritten', async ({ desk }) => {
      const { id, words: said, perHour } = await desk.draft();
      const save = (subject: string, more = {}) => {
        const changed = { ...said, en: { ...words.en, subject } };
        const body = { words: changed, perHour, ...more };
        return desk.owner.fetch(`${letters}/${id}`, { method: 'PUT', body });
      };
      const before = { words: said, perHour };
      expect((await save('First', { before })).status).toBe(200);
      expect((await save('Second', { before })).status).toBe(409);
      expect((await desk.read(id)).words.en?.subject).toBe('First');
    });

    test('a draft that somebody else changed is not sent unseen', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id, perHour } = await desk.draft();
      const body = { words: { en: words.en }, perHour };
      await desk.colleague.fetch(`${letters}/${id}`, { method: 'PUT', body });
      const seen = await desk.post(`${id}/send`, { before: { words, perHour } });
      expect([seen.status, (await seen.json()).problem]).toEqual([409, 'conflict']);
      expect((await desk.read(id)).state).toBe('draft');
    });

    test('a test mail goes only to the person who asked for it', async ({ desk }) => {
      await desk.subscribed('ana@x.example');
      const { id } = await desk.draft();
      const { colleague } = desk;
      expect((await desk.post(`${id}/test`, { language: 'en' }, colleague)).status).toBe(202);
      await desk.goOn();
      expect((await desk.mails()).map((mail) => [mail.for, mail.subject])).toEqual([
        [colleague.person.email, 'March'],
      ]);
      expect((await desk.read(id)).state).toBe('draft');
      const empty = await desk.draft({ words: {}, perHour: 1 });
      expect((await desk.post(`${empty.id}/test`, { language: 'en' })).status).toBe(409);
    });

    test('the preview is a separate document', async ({ desk }) => {
      const { id } = await desk.draft();
      const html = await desk.owner.fetch(`${letters}/${id}/preview/pt-BR`);
      expect(html.headers.get('content-security-policy')).toMatch(
        /frame-ancestors 'self';sandbox$/,
      );
      expect(await html.text()).toContain('<strong>mundo</strong>');
      expect((await desk.owner.fetch(`${letters}/${id}/preview/xx`)).status).toBe(404);
      const blank = await desk.owner.fetch(`${letters}/${(await desk.draft({})).id}/preview/en`);
      expect(blank.headers.get('content-security-policy')).toMatch(/sandbox$/);
      expect(await blank.text()).toBe('<!doctype html>');
    });
  });
}
