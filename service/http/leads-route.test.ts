import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attributionLimits } from '../../contract/attribution.ts';
import { leadLimits } from '../../contract/lead.ts';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

test('a lead is stored before the response', async () => {
  const response = await site.post(
    {
      ...validLead,
      recaptchaToken: await site.token(),
      userIp: '198.51.100.1',
      folder: 'spam',
      id: 'mine',
      receivedAt: 1,
      // A computed key is sent; a plain one would set this object's prototype.
      ['__proto__']: { folder: 'spam', name: 'Mallory' },
      constructor: { prototype: { folder: 'spam' } },
      attribution: { page: '/en', referrer: '', utm: { utm_source: 'x' } },
    },
    { 'accept-language': 'en-GB,pt;q=0.8' },
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [lead] = await site.store.leads.list({});
  expect(lead).toMatchObject({
    ...validLead,
    phone: '11987654321',
    language: 'en',
    folder: 'inbox',
    address: '203.0.113.9',
    userIp: '198.51.100.1',
    attribution: { page: '/en' },
  });
  expect(await response.json()).toEqual({ id: lead?.id });
  expect(lead?.id).not.toBe('mine');
  expect(lead?.receivedAt).toBe(site.clock.now);
  expect(Object.hasOwn(Object.prototype, 'folder')).toBe(false);
});

test('a lead with a solved challenge of the site is accepted', async () => {
  const given = await site.request('/api/verification/challenge');
  const recaptchaToken = await site.token(await given.json());
  expect((await site.post({ ...validLead, recaptchaToken })).status).toBe(201);
});

test.each([
  ['no address', ''],
  ['[2001:DB8::1]:443', '2001:db8::1'],
])('an IP address that the browser sends as %s is stored as %j', async (userIp, kept) => {
  await site.post({ ...validLead, recaptchaToken: await site.token(), userIp });
  expect((await site.store.leads.list({}))[0]?.userIp).toBe(kept);
});

test('a field that only __proto__ has is missing', async () => {
  const { name, ...rest } = validLead;
  const body = { ...rest, recaptchaToken: await site.token(), ['__proto__']: { name } };
  expect(JSON.stringify(body)).toContain('"__proto__":{"name":');
  const response = await site.post(body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).fields)).toEqual(['name']);
});

describe('verification', () => {
  test.each([
    ['missing', () => ''],
    ['malformed', () => 'no token'],
    ['not JSON inside', () => btoa('nonsense')],
  ])('a %s token is refused in the visitor’s language', async (_, token) => {
    const english = await site.post(
      { ...validLead, recaptchaToken: token() },
      { 'accept-language': 'en' },
    );
    expect(english.status).toBe(403);
    expect(await english.json()).toEqual({
      error: 'Security verification failed. Please reload the page and try again.',
    });
    const portuguese = await site.post({ ...validLead, recaptchaToken: token() });
    expect((await portuguese.json()).error).toContain('verificação de segurança');
  });

  test('a token counts once, even if its solution is encoded differently', async () => {
    const token = await site.token();
    expect((await site.post({ ...validLead, recaptchaToken: token })).status).toBe(201);
    expect((await site.post({ ...validLead, recaptchaToken: token })).status).toBe(403);
    const payload = JSON.parse(atob(token));
    payload.solution.time = 1;
    payload.solution.counter += 1;
    const altered = btoa(JSON.stringify(payload));
    expect((await site.post({ ...validLead, recaptchaToken: altered })).status).toBe(403);
    expect(await site.store.leads.count({})).toBe(1);
  });

  test('tokens that were combined, made easier or prolonged are refused', async () => {
    const [one, other] = [
      JSON.parse(atob(await site.token())),
      JSON.parse(atob(await site.token())),
    ];
    const forged = [
      { challenge: one.challenge, solution: other.solution },
      {
        challenge: { ...one.challenge, parameters: other.challenge.parameters },
        solution: other.solution,
      },
      {
        ...one,
        challenge: {
          ...one.challenge,
          parameters: { ...one.challenge.parameters, expiresAt: 99_999_999_999 },
        },
      },
      { ...one, challenge: { parameters: one.challenge.parameters } },
      { ...one, challenge: { ...one.challenge, signature: one.challenge.signature.slice(2) } },
    ];
    for (const payload of forged) {
      const recaptchaToken = btoa(JSON.stringify(payload));
      expect((await site.post({ ...validLead, recaptchaToken })).status).toBe(403);
    }
  });

  test('a token expires with its challenge', async () => {
    const recaptchaToken = await site.token();
    site.clock.now += 31 * 60 * 1000;
    expect((await site.post({ ...validLead, recaptchaToken })).status).toBe(403);
  });
});

describe('idempotency', () => {
  test('a retry gets the first response, a different lead under the same key 422', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const first = await site.post({ ...validLead, recaptchaToken: await site.token() }, headers);
    const body = await first.text();
    const retry = await site.post({ ...validLead, recaptchaToken: 'whatever' }, headers);
    expect([retry.status, await retry.text()]).toEqual([201, body]);
    const other = await site.post({ ...validLead, name: 'Bia', recaptchaToken: 'x' }, headers);
    expect(other.status).toBe(422);
    expect(await site.store.leads.count({})).toBe(1);
  });

  test('concurrent retries, with one token or several, all get the same lead', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const token = await site.token();
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? token : site.token())),
    );
    const answers = await Promise.all(
      tokens.map((recaptchaToken) => site.post({ ...validLead, recaptchaToken }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    const leads = await site.store.leads.list({});
    expect(leads.map(({ id }) => id)).toEqual([...new Set(ids)]);
  });

  test('a failed verification does not use up the key', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    expect((await site.post({ ...validLead, recaptchaToken: '' }, headers)).status).toBe(403);
    const recaptchaToken = await site.token();
    expect((await site.post({ ...validLead, recaptchaToken }, headers)).status).toBe(201);
  });

  test('a visitor whose token was used before may send again at once', async () => {
    const used = await site.token();
    await site.post({ ...validLead, name: 'Bia', recaptchaToken: used });
    const headers = { 'idempotency-key': 'a-key' };
    const turnedDown = await site.post({ ...validLead, recaptchaToken: used }, headers);
    expect(turnedDown.status).toBe(403);
    const recaptchaToken = await site.token();
    expect((await site.post({ ...validLead, recaptchaToken }, headers)).status).toBe(201);
  });
});

test('the longest lead that the form allows is accepted', async () => {
  const widest = (count: number) => '😀'.repeat(count);
  const lead = {
    ...validLead,
    name: widest(leadLimits.name.max),
    company: widest(leadLimits.company.max),
    message: widest(leadLimits.message.max),
    attribution: {
      page: `/${'x'.repeat(attributionLimits.address - 1)}`,
      referrer: `https://${'x'.repeat(attributionLimits.address - 8)}`,
      utm: Object.fromEntries(
        Array.from('abcdefghij', (letter) => [`utm_${letter}`, '語'.repeat(attributionLimits.tag)]),
      ),
    },
  };
  expect((await site.post({ ...lead, recaptchaToken: await site.token() })).status).toBe(201);
  const [stored] = await site.store.leads.list({});
  expect(stored).toMatchObject({ message: lead.message, attribution: lead.attribution });
});

describe('bad input gets a clear answer', () => {
  test.each([
    ['not JSON', '{', {}, 400],
    ['not UTF-8 JSON', '\ud800{', {}, 400],
    ['a text', '"lead"', {}, 422],
    ['a list', '[]', {}, 422],
    ['nothing', 'null', {}, 422],
    ['numbers', JSON.stringify({ ...validLead, name: 5, message: { a: 1 } }), {}, 422],
    ['controls', JSON.stringify({ ...validLead, name: 'Ana\u0000Souza' }), {}, 422],
    ['too much', JSON.stringify({ ...validLead, message: 'x'.repeat(33_000) }), {}, 413],
    ['a form', 'name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', JSON.stringify(validLead), { 'content-type': 'text/plain' }, 415],
    ['another site', JSON.stringify(validLead), { origin: 'https://evil.example' }, 403],
    ['a sandbox', JSON.stringify(validLead), { origin: 'null' }, 403],
    ['another site’s fetch', JSON.stringify(validLead), { 'sec-fetch-site': 'cross-site' }, 403],
    ['a giant key', JSON.stringify(validLead), { 'idempotency-key': 'k'.repeat(300) }, 400],
  ])('%s', async (_, body, headers, status) => {
    const response = await site.post(body, headers);
    expect(response.status).toBe(status);
    expect(typeof (await response.json()).error).toBe('string');
    const recaptchaToken = await site.token();
    expect((await site.post({ ...validLead, recaptchaToken })).status).toBe(201);
  });

  test('a page of ours is recognised by its Origin behind a proxy that changes the Host', async () => {
    const headers = { origin: 'https://www.acme.example', 'sec-fetch-site': 'same-origin' };
    const lead = { ...validLead, recaptchaToken: await site.token() };
    expect((await site.post(lead, headers)).status).toBe(201);
  });

  test('each wrong field gets its sentence', async () => {
    const response = await site.post({ ...validLead, name: 'A', email: 'x', companySize: '7' });
    const { fields } = await response.json();
    expect(Object.keys(fields).sort()).toEqual(['companySize', 'email', 'name']);
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/\s/);
  });

  test('a body without a length is counted while it arrives', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
      },
    });
    const response = await site.request('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(64);
  });
});

test.each(['leads', 'idempotency_keys'])(
  'a store without %s causes a 503, and the next lead is stored',
  async (table) => {
    const recaptchaToken = await site.token();
    await site.store.db.schema.alterTable(table).renameTo('away').execute();
    const away = await site.post({ ...validLead, recaptchaToken }, { 'idempotency-key': 'key' });
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
    await site.store.db.schema.alterTable('away').renameTo(table).execute();
    const back = await site.post({ ...validLead, recaptchaToken }, { 'idempotency-key': 'key' });
    expect(back.status).toBe(201);
  },
);

test('the log contains no data of the visitor', async () => {
  const canary = { name: 'Zzcanary', email: 'zzcanary@zzcanary.example', message: 'zzcanary text' };
  await site.post(
    { ...validLead, ...canary, recaptchaToken: await site.token() },
    {},
    '192.0.2.77',
  );
  await site.post({ ...validLead, ...canary, recaptchaToken: 'zzcanary' }, {}, '192.0.2.77');
  await site.store.db.schema.dropTable('jobs').execute();
  await site.post(
    { ...validLead, ...canary, recaptchaToken: await site.token() },
    {},
    '192.0.2.77',
  );
  expect(site.log.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(site.log)).not.toMatch(/zzcanary|192\.0\.2\.77|98765/i);
});
