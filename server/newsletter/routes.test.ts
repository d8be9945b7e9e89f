import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../test-site.ts';

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
  ['PUT', '/newsletter/confirm'],
])('%s %s says in the visitor’s language that the link is none, for once', async (method, path) => {
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
