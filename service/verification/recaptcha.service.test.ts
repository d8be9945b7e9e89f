import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';

/** A test server for Google: its answer, and the requests to it. */
let answer: { status: number; body: string | object; headers?: Record<string, string> };
let asked: URLSearchParams[];
let google: Server;
let site: TestSite;

const good = () => ({
  success: true,
  score: 0.9,
  action: 'contact_form',
  hostname: 'www.trinta.example',
});

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: good() };
  google = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(new URLSearchParams(body));
    response.writeHead(answer.status, answer.headers);
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => {
    google.listen(0, '127.0.0.1', resolve);
  });
  const { port } = google.address() as AddressInfo;
  site = await startTestSite({
    SITE_URL: 'https://www.trinta.example',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'the-secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
  });
});
afterEach(async () => {
  await site.close();
  google.closeAllConnections();
  google.close();
});

async function send(token = 'token') {
  const response = await site.post({ ...validLead, recaptchaToken: token });
  const [lead] = await site.store.leads.list({}, 1);
  return [response.status, lead?.folder, ...(lead?.reasons ?? [])];
}

/** Returns the names of the reported problems. */
async function problems(): Promise<string[]> {
  const { problems } = await site.health();
  return problems.map(({ problem }) => problem);
}

test('a token is checked once, with the secret and no data of the visitor', async () => {
  expect(await send('a-token')).toEqual([201, 'inbox']);
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([
    { secret: 'the-secret', response: 'a-token' },
  ]);
  expect((await site.store.leads.list({}))[0]?.score).toBe(0.9);
});

test.each([
  ['another action', { action: 'login' }],
  ['a replay', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['nonsense', { success: false, 'error-codes': ['invalid-input-response'] }],
])('%s is refused', async (_, more) => {
  answer.body = { ...good(), ...more };
  expect(await send()).toEqual([403, undefined]);
  // The cause is only logged, because the visitor can only retry.
  expect(site.log.map(({ fields }) => fields)).toContainEqual({ detail: expect.any(String) });
});

test.each([
  ['another host', { hostname: 'ana-souza.example' }],
  ['no host', { hostname: undefined }],
])(
  'a good token of %s means a wrong setup: the lead is held and the owner alerted',
  async (_, more) => {
    answer.body = { ...good(), ...more };
    expect(await send()).toEqual([201, 'held', 'verification-misconfigured']);
    expect(await problems()).toEqual(['verification-misconfigured']);
    expect(JSON.stringify([await site.health(), site.log])).not.toContain('ana-souza');
    answer.body = good();
    await send();
    expect(await problems()).toEqual([]);
  },
);

test('a missing token is refused without asking the service', async () => {
  expect(await send('')).toEqual([403, undefined]);
  expect(asked).toEqual([]);
});

test('a lead with a low score is held and answered like a success', async () => {
  answer.body = { ...good(), score: 0.3 };
  expect(await send()).toEqual([201, 'held', 'low-score']);
  answer.body = { ...good(), score: 0.5 };
  expect(await send()).toEqual([201, 'inbox']);
});

test.each([
  ['an error', { status: 500, body: 'oops' }, 'verification-unreachable'],
  ['no JSON', { status: 200, body: '<html>' }, 'verification-unreachable'],
  [
    'a redirect',
    { status: 302, body: '', headers: { location: '/x' } },
    'verification-unreachable',
  ],
  ['too much', { status: 200, body: ' '.repeat(100_000) }, 'verification-unreachable'],
  ['too many requests', { status: 429, body: '' }, 'verification-quota'],
  [
    'a good score in place of a judgement beyond the free quota',
    { status: 200, body: { ...good(), 'error-codes': ['Over free quota.'] } },
    'verification-quota',
  ],
  [
    'a refusal beyond the free quota',
    {
      status: 200,
      body: {
        success: false,
        'error-codes': [
          'Over Enterprise free quota. Please ensure your project has an active billing account: https://cloud.google.com/recaptcha/docs/billing-information',
        ],
      },
    },
    'verification-quota',
  ],
  [
    'a wrong secret',
    { status: 200, body: { success: false, 'error-codes': ['invalid-input-secret'] } },
    'verification-misconfigured',
  ],
  [
    'a browser that could not reach it',
    { status: 200, body: { success: false, 'error-codes': ['browser-error'] } },
    'verification-unreachable',
  ],
  [
    'keys of version 2',
    { status: 200, body: { ...good(), score: undefined, action: undefined } },
    'verification-misconfigured',
  ],
])('with %s from the service the lead is held and the owner alerted', async (_, said, reason) => {
  answer = said;
  expect(await send()).toEqual([201, 'held', reason]);
  expect(
    site.log.some(({ level, fields }) => level === 'error' && fields['problem'] === reason),
  ).toBe(true);
  expect(await site.health()).toMatchObject({ problems: [{ problem: reason }] });
  expect(await (await site.request('/readyz')).json()).toEqual({ status: 'degraded' });
});

test('while the service is down the lead is held', async () => {
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
  expect(await send()).toEqual([201, 'held', 'verification-unreachable']);
});

test('a service that does not answer times out, and the lead is held', async () => {
  google.removeAllListeners('request');
  expect(await send()).toEqual([201, 'held', 'verification-unreachable']);
});

test('the secret is not sent to a redirect of the service', async () => {
  answer = { status: 307, body: '', headers: { location: '/elsewhere' } };
  await send();
  expect(asked).toHaveLength(1);
});

test('the form gets the site key, and the newsletter still gets its challenges', async () => {
  expect(await (await site.request('/api/form')).json()).toMatchObject({
    verification: { provider: 'recaptcha', siteKey: 'site-key' },
  });
  expect((await site.request('/api/verification/challenge')).status).toBe(200);
});
