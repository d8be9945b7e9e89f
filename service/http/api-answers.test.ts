import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    SITE_URL: 'https://trinta.example',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_TOTAL: '0',
  });
});
afterAll(() => site.close());

const json = { 'content-type': 'application/json' };
const good = async () =>
  JSON.stringify({ ...validLead, recaptchaToken: await site.token(), filledInMs: 5000 });

const calls: [string, () => Promise<Response>][] = [
  ['the settings', () => site.request('/api/form')],
  ['the address', () => site.request('/api/ip')],
  ['a challenge', () => site.request('/api/verification/challenge')],
  ['a lead that was taken', async () => site.post(await good())],
  ['a lead that was refused', () => site.post({ ...validLead, recaptchaToken: 'x' })],
  ['a lead with wrong fields', () => site.post('{}')],
  ['a lead that is no JSON', () => site.post('{')],
  ['a lead that is too long', () => site.post('x'.repeat(40_000))],
  ['another method', () => site.request('/api/leads')],
  [
    'a newsletter sign-up with wrong fields',
    () => site.request('/api/newsletter', { method: 'POST', headers: json, body: '{}' }),
  ],
  ['a path that is none', () => site.request('/api/none')],
];

/** Other routes; together with `calls` these are all that the service answers. */
const otherCalls: typeof calls = [
  ['whether the process lives', () => site.request('/healthz')],
  ['whether it is ready', () => site.request('/readyz')],
  ['a link of the newsletter', () => site.request('/newsletter/confirm?token=none')],
  ['a path below the newsletter that is none', () => site.request('/newsletter/none')],
];

describe.each([...calls, ...otherCalls])('%s', (_, call) => {
  test('has nosniff, no framing and HSTS', async () => {
    const { headers } = await call();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
  });

  test('is isolated from other sites, sends them no referrer and uses no permission', async () => {
    const { headers } = await call();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // If the URL contains a token, not even our own pages get it as a referrer.
    expect(headers.get('referrer-policy')).toMatch(/^(?:same-origin|no-referrer)$/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('the response of every route', () => {
  test.each(calls)('%s: is JSON, without CORS and not cached', async (_, call) => {
    const { headers } = await call();
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    // Pages of other sites may not read it, and the browser does not store it.
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });

  test.each(calls)('%s: does not reveal the software behind it', async (_, call) => {
    const response = await call();
    const body = await response.json();
    if (response.ok) return;
    expect(Object.keys(body).filter((key) => key !== 'error' && key !== 'fields')).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/\bat .*:\d+|Error:|sqlite|select |node_modules/i);
  });
});

test('the response to a lead contains only its id', async () => {
  const response = await site.post(await good());
  expect(Object.keys(await response.json())).toEqual(['id']);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s changes nothing and gets the allowed methods',
  async (method) => {
    const before = await site.store.leads.count({});
    for (const path of ['/api/leads', '/api/newsletter']) {
      const { status, headers } = await site.request(path, { method, headers: json });
      expect([path, status, headers.get('allow')]).toEqual([path, 405, 'POST']);
    }
    expect(await site.store.leads.count({})).toBe(before);
  },
);

test.each(['/api/form', '/api/ip', '/api/verification/challenge'])(
  '%s is read-only, and answers other methods with the allowed ones',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await site.request(path, { method });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
    }
    const head = await site.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);

test('the metrics are not on the port of the site', async () => {
  expect((await site.request('/metrics')).status).toBe(404);
});
