import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content } from '#site';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each([
  ['GET', '/newsletter'],
  ['GET', '/newsletter/'],
  ['GET', '/newsletter/x'],
  ['GET', '/newsletter/confirm/x'],
])("%s %s answers in the visitor's language that the link is unknown", async (method, path) => {
  const answer = (language: string) =>
    site.request(path, { method, headers: { 'accept-language': language } });
  const response = await answer('en');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const known = await site.request('/newsletter/confirm?token=none', {
    headers: { 'accept-language': 'en' },
  });
  const html = await response.text();
  expect(html).toBe(await known.text());
  expect(html).toContain('<html lang="en">');
  expect(await (await answer('pt')).text()).toContain('<html lang="pt-BR">');
});

test('another method is told what works', async () => {
  const { status, headers } = await site.request('/newsletter/confirm', { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('while the store is away, a link says so on a page and can be tried again', async () => {
  const away = await startTestSite();
  await away.store.close();
  const response = await away.request('/newsletter/confirm?token=x', {
    headers: { 'accept-language': 'en' },
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(content.words.en['newsletter-pages'].unavailable.title);
  expect(away.log.filter(({ level }) => level === 'error')).toHaveLength(1);
  await away.close().catch(() => undefined);
});
