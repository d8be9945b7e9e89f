import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseEnv } from '../../service/env.ts';
import { createSite } from '../../service/pages/pages-app.ts';
import { startTestSite } from '../../service/testing/test-site.ts';
import { calls, personHeader } from '../contract/calls.ts';
import { serverWords } from '../words/server-words.ts';
import { createInbox } from './create-inbox.ts';
import { type InboxSite, openInboxSite, siteUrl } from './testing/signed-in.ts';

let inbox: InboxSite;
beforeEach(async () => {
  inbox = await openInboxSite();
});
afterEach(() => inbox.close());

test('the inbox does not exist before the first invitation and after the last revocation', async () => {
  const empty = await startTestSite({ SITE_URL: siteUrl });
  const paths = [
    '/inbox',
    '/inbox/',
    '/inbox/enter',
    '/inbox/assets/x.js',
    ...Object.values(calls),
  ];
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const answer = await empty.request(path, { method });
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '']);
      expect([...answer.headers.keys()]).toEqual([]);
    }
  }
  await empty.close();
  expect((await inbox.owner.fetch('/inbox')).status).not.toBe(404);
  for (const { person } of [inbox.owner, inbox.colleague]) {
    await inbox.site.store.inbox.people.revoke(person.email, inbox.site.clock.now);
  }
  expect((await inbox.owner.fetch('/inbox')).status).toBe(404);
  expect((await inbox.owner.fetch(calls.session)).status).toBe(404);
});

test('only an empty 404 response is replaced by the site’s not-found page', async () => {
  const site = createSite(parseEnv({}), 'nothing-built', {
    fetch: (request, bindings) => inbox.site.app.fetch(request, bindings),
  });
  const headers = { cookie: `__Host-inbox=${inbox.owner.token}` };
  const missing = await site.request('/inbox/api/none', { headers }, { peerAddress: '' });
  expect([missing.status, (await missing.json()).problem]).toEqual([404, 'not-found']);
});

test('an aborted request is not logged as an error', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('aborted')),
  });
  const post = { method: 'POST', body, duplex: 'half' };
  const asked = new Request(siteUrl + calls.enter, post);
  expect((await inbox.site.app.fetch(asked, { peerAddress: '' })).status).toBe(422);
  expect(inbox.site.log).toEqual([]);
});

test('an origin that may send leads may not change them', async () => {
  const other = await openInboxSite({ ALLOWED_ORIGINS: `${siteUrl} https://lp.trinta.example` });
  const name = { method: 'PATCH', body: { name: 'Ana' } };
  const headers = { origin: 'https://lp.trinta.example' };
  const answer = await other.owner.fetch(calls.session, { ...name, headers });
  expect(answer.status).toBe(403);
  await other.close();
});

describe('a change that', () => {
  const from = (origin: string | undefined, more: Record<string, string> = {}) =>
    inbox.site.request(calls.session, {
      method: 'PATCH',
      headers: {
        cookie: `__Host-inbox=${inbox.owner.token}`,
        'content-type': 'application/json',
        ...(origin !== undefined && { origin }),
        ...more,
      },
      body: JSON.stringify({ name: 'Ana' }),
    });

  test.each([
    undefined,
    'null',
    'https://trinta.example.evil.example',
    'http://trinta.example',
    'https://trinta.example:8443',
    'https://outro.example',
  ])('comes from %s is refused', async (origin) => {
    const answer = await from(origin, { host: 'outro.example' });
    expect([answer.status, (await answer.json()).problem]).toEqual([403, 'other-origin']);
    const session = await (await inbox.owner.fetch(calls.session)).json();
    expect(session.person.name).toBe('');
    expect(inbox.site.log.at(-1)?.fields).toEqual({ problem: 'other-origin' });
  });

  test('is not JSON is refused, because another site’s form could send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const answer = await from(siteUrl, { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    expect((await from(siteUrl)).status).toBe(200);
  });

  test('is too large, malformed or of the wrong shape is refused', async () => {
    const { fetch } = inbox.owner;
    const large = await fetch(calls.session, { method: 'PATCH', body: 'x'.repeat(260 * 1024) });
    expect([large.status, (await large.json()).problem]).toEqual([413, 'too-large']);
    const wrong = await fetch(calls.session, { method: 'PATCH', body: { language: 'fr' } });
    expect(wrong.status).toBe(422);
  });
});

test('a page of one person cannot do anything as another who has signed in since', async () => {
  const { owner, colleague } = inbox;
  const rename = (shown: string) =>
    owner.fetch(calls.session, {
      method: 'PATCH',
      body: { name: 'Bia' },
      headers: { [personHeader]: shown },
    });
  const answer = await rename(colleague.person.id);
  expect([answer.status, (await answer.json()).problem]).toEqual([401, 'signed-out']);
  expect((await inbox.site.store.inbox.people.find(owner.person.id))?.name).toBe('');
  expect((await rename(owner.person.id)).status).toBe(200);
});

function expectOwnHeaders(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers.has('access-control-allow-origin')).toBe(false);
}

test('every response has its own headers, and API responses are not cached', async () => {
  const answers = [
    await inbox.owner.fetch(calls.session),
    await inbox.site.request(calls.session),
    await inbox.owner.fetch('/inbox/api/none'),
    await inbox.owner.fetch('/inbox', { method: 'PUT' }),
    await inbox.owner.fetch(`${calls.leads}?source=%00`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405, 422]);
  for (const { headers } of answers) expectOwnHeaders(headers);
});

test('an error message is in the person’s language, or the browser’s', async () => {
  const headers = { 'accept-language': 'en' };
  const stranger = await inbox.site.request(calls.session, { headers });
  expect((await stranger.json()).error).toContain('sign in');
  const known = await inbox.colleague.fetch(calls.audit, { headers });
  expect(known.headers.get('content-language')).toBe('pt-BR');
  expect((await known.json()).error).toBe(serverWords['pt-BR'].problems['owners-only']);
});

test('while the store is unavailable, a call says so, and the log does not name the person', async () => {
  await inbox.site.store.close();
  const answer = await inbox.owner.fetch(calls.session);
  expect([answer.status, (await answer.json()).problem]).toEqual([503, 'unavailable']);
  expectOwnHeaders(answer.headers);
  expect(JSON.stringify(inbox.site.log)).not.toContain(inbox.owner.token);
});

describe('the application', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'inbox-app-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'compressed');
    // On Windows the backslash is a path separator, so the name points to the parent folder.
    writeFileSync(join(folder, '..\\secret.txt'), 'of the parent folder');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const get = (path: string, headers: Record<string, string> = {}, built = folder) => {
    const { store } = inbox.site;
    const log = { info() {}, warn() {}, error() {} };
    const env = parseEnv({ SITE_URL: siteUrl });
    const parts = { env, store, log, now: () => inbox.site.clock.now };
    return createInbox(parts, built).app.request(path, { headers }, { peerAddress: '' });
  };

  const screens = ['/inbox', '/inbox/', '/inbox/enter', '/inbox/leads/0199', '/inbox/a.b/c'];
  test.each([...screens, '/inbox/..%5Csecret.txt'])(
    '%s returns its document, with a strict CSP',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('reports that it was not built', async () => {
    const answer = await get('/inbox', {}, join(folder, 'none'));
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('npm run build'),
    ]);
  });

  test('its files are immutable in caches, and sent compressed', async () => {
    const path = '/inbox/assets/app-1a2b.js';
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await (await get(path)).text()).toBe('export {};');
  });

  test.each(['/inbox/assets/none.js', '/inbox/../package.json', '/inbox/%2e%2e/package.json'])(
    '%s is not served as one of its files',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('trinta');
    },
  );
});
