import { afterEach, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import { startTestSite, type TestSite, validLead } from '../testing/test-site.ts';

let site: TestSite;

afterEach(() => site.close());

const person = (at: number) => ({ ...validLead, email: `ana.${at}@empresa.example` });
const windowMs = 10 * 60 * 1000;

async function problems(): Promise<string[]> {
  const { problems } = await site.health();
  return problems.map(({ problem }) => problem);
}

describe('the limit of an address', () => {
  test('one address is limited, others are not, and the window ends', async () => {
    site = await startTestSite({ RATE_LIMIT_PER_ADDRESS: '50' });
    const post = async (address: string) => (await site.post('{', {}, address)).status;
    for (let at = 0; at < 50; at += 1) await post('2001:db8:1:2::1');
    const english = { 'accept-language': 'en' };
    const stopped = await site.post('{', english, '2001:db8:1:2:ffff::9');
    expect(stopped.status).toBe(429);
    const error = content.words.en.sentences.request['too-many'];
    expect(await stopped.json()).toEqual({ error });
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await post('2001:db8:1:3::1')).toBe(400);
    expect(await post('203.0.113.1')).toBe(400);
    site.clock.now += 10 * 60 * 1000;
    expect(await post('2001:db8:1:2::1')).toBe(400);
  });

  test('an address with endless requests for challenges does not affect others', async () => {
    site = await startTestSite({ RATE_LIMIT_PER_ADDRESS: '2' });
    const ask = async (address: string) =>
      (await site.request('/api/verification/challenge', {}, address)).status;
    const asked = Array.from({ length: 11 }, (_, at) => ask(`2001:db8:1:2::${at}`));
    expect((await Promise.all(asked)).filter((status) => status === 429)).toHaveLength(1);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
  });

  test('a forged X-Forwarded-For changes nothing', async () => {
    site = await startTestSite({ RATE_LIMIT_PER_ADDRESS: '50' });
    for (let at = 0; at < 50; at += 1) await site.post('{', { 'x-forwarded-for': `10.0.0.${at}` });
    expect((await site.post('{', { 'x-forwarded-for': '10.9.9.9' })).status).toBe(429);
  });
});

describe('the total limit', () => {
  test('invalid requests from many addresses do not close the form', async () => {
    site = await startTestSite({ RATE_LIMIT_TOTAL: '2' });
    const recaptchaToken = await site.token();
    for (let at = 0; at < 9; at += 1) {
      const address = `198.51.100.${at}`;
      expect((await site.request('/api/verification/challenge', {}, address)).status).toBe(200);
      expect((await site.post('{', {}, address)).status).toBe(400);
      expect((await site.post({ name: 'A' }, {}, address)).status).toBe(422);
      expect((await site.post({ ...person(at), recaptchaToken: 'x' }, {}, address)).status).toBe(
        403,
      );
    }
    expect((await site.post({ ...person(0), recaptchaToken })).status).toBe(201);
    for (let at = 0; at < 9; at += 1) {
      const used = { ...person(at), recaptchaToken };
      expect((await site.post(used, {}, `198.51.100.${at}`)).status).toBe(403);
    }
    expect((await site.post({ ...person(1), recaptchaToken: await site.token() })).status).toBe(
      201,
    );
    expect(await problems()).toEqual([]);
    expect((await site.post({ ...person(2), recaptchaToken: await site.token() })).status).toBe(
      429,
    );
    expect(await problems()).toEqual(['lead-limit-reached']);
  });

  test('leads beyond it pass in the next window with their token, and the owner is alerted', async () => {
    site = await startTestSite({ RATE_LIMIT_TOTAL: '3' });
    const tokens = await Promise.all(Array.from({ length: 6 }, () => site.token()));
    expect(await problems()).toEqual([]);
    const send = (recaptchaToken: string, at: number) =>
      site.post({ ...person(at), recaptchaToken }, { 'idempotency-key': `key ${at}` });
    const answers = await Promise.all(tokens.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
    for (const { status, headers } of answers) {
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await site.store.leads.count({})).toBe(3);
    expect(await problems()).toEqual(['lead-limit-reached']);
    const told = site.log.filter(
      ({ level, message }) => level === 'error' && /RATE_LIMIT_TOTAL/.test(message),
    );
    expect(told, 'once, not for each').toHaveLength(1);

    site.clock.now += windowMs;
    expect(await problems()).toEqual([]);
    const late = await Promise.all(tokens.map(send));
    expect(late.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await site.store.leads.count({})).toBe(6);
  });

  test('it is reported also if it is reached a second before the next window', async () => {
    site = await startTestSite({ RATE_LIMIT_TOTAL: '1' });
    site.clock.now += windowMs - (site.clock.now % windowMs) - 1000;
    const send = async (at: number) =>
      site.post({ ...person(at), recaptchaToken: await site.token() });
    expect([(await send(0)).status, (await send(1)).status]).toEqual([201, 429]);
    // The next look at the problems.
    site.clock.now += 60_000;
    expect(await problems()).toEqual(['lead-limit-reached']);
  });
});
