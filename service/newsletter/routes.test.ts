import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content } from '#site';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const spanMs = 600_000;

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
])("%s %s says in the visitor's language that the link is unknown", async (method, path) => {
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

test('another method gets the allowed ones', async () => {
  const { status, headers } = await site.request('/newsletter/confirm', { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('while the store is down, a link shows a page that says so, and works later', async () => {
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

test('wrong requests get the responses of the contract', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    site.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const signUp = (more: object) =>
    post(
      JSON.stringify({
        email: 'a@b.example',
        language: 'en',
        consentVersion: '2024-03-15',
        token: 't',
        ...more,
      }),
    );
  const wrong = await signUp({ email: 'not an address' });
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ fields: { email: expect.any(String) } });
  expect((await signUp({ language: 'xx' })).status).toBe(422);
  expect((await post('{')).status).toBe(400);
  expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post('{}', { origin: 'https://elsewhere.example' })).status).toBe(403);
});

test('an address over its limit is told when to retry', async () => {
  const limited = await startTestSite({ RATE_LIMIT_PER_ADDRESS: '1' });
  // The start of a window of the limit; the proof of work uses the real time.
  limited.clock.now = Math.ceil(Date.now() / spanMs) * spanMs;
  const signUp = async () =>
    limited.request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'ana@padaria.example',
        language: 'en',
        consentVersion: '2024-03-15',
        token: await limited.token(),
      }),
    });
  expect((await signUp()).status).toBe(202);
  const { status, headers } = await signUp();
  expect([status, headers.get('retry-after')]).toEqual([429, '600']);
  await limited.close();
});
