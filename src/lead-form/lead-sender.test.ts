import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../contract/endpoints.ts';
import { type LeadRequest, leadRequestSchema } from '../../contract/lead-request.ts';
import { validLead as lead } from '../../contract/testing/valid-lead.ts';
import { answerFetch } from '../browser/testing/answer-fetch.ts';
import { FakeStorage } from '../browser/testing/fake-storage.ts';
import { timeoutByTimer } from '../browser/testing/timeout-by-timer.ts';
import { isSolved, newChallenge } from '../verification/testing/challenges.ts';

const attribution = { page: '/project/a-case', referrer: '', utm: { utm_source: 'x' } };

/** Paths requested so far, and leads received. */
let asked: string[];
let leads: {
  type: string | null;
  key: string | null;
  language: string | null;
  body: LeadRequest;
}[];
/** The service's response to a lead. */
let reply: () => Response | Promise<Response>;
/** Paths for which the network fails. */
let away: Set<string>;

/** The part of the lead service that the form uses. */
async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  asked.push(path);
  if (away.has(path)) throw new TypeError('Failed to fetch');
  if (path === endpoints.ip) return Response.json({ ip: '203.0.113.7' });
  if (path === endpoints.challenge) return Response.json(await newChallenge());
  if (path === endpoints.form) {
    const verification = { provider: 'proof-of-work' };
    return Response.json({ verification, ipLookupUrl: endpoints.ip });
  }
  leads.push({
    type: request.headers.get('content-type'),
    key: request.headers.get('idempotency-key'),
    language: request.headers.get('accept-language'),
    body: v.parse(leadRequestSchema, await request.json()),
  });
  return await reply();
}

beforeEach(() => {
  asked = [];
  leads = [];
  reply = () => Response.json({ id: '1' }, { status: 201 });
  away = new Set();
  const storage = new FakeStorage();
  storage.setItem('first-page', JSON.stringify(attribution));
  vi.stubGlobal('sessionStorage', storage);
  answerFetch(answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Simulates a newly opened page with a form. */
async function openForm() {
  // Preparations run once per page, that is per module instance.
  vi.resetModules();
  const { createSender } = await import('./lead-sender.ts');
  const sender = createSender('en');
  return { sender, submit: (words = lead) => sender.send(words, '', 30_000) };
}

test('a lead is sent with its metadata: key, token, address, attribution and time', async () => {
  const { submit } = await openForm();
  expect(await submit()).toBeUndefined();
  expect(leads).toEqual([
    {
      type: 'application/json',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      language: 'en',
      body: {
        ...lead,
        recaptchaToken: expect.any(String),
        userIp: '203.0.113.7',
        attribution,
        website: '',
        filledInMs: 30_000,
      },
    },
  ]);
});

test('each request has a new valid token', async () => {
  const { submit } = await openForm();
  await submit();
  await submit({ ...lead, message: 'And another thing, please.' });
  const tokens = leads.map(({ body }) => body.recaptchaToken);
  expect(await Promise.all(tokens.map(isSolved))).toEqual([true, true]);
  expect(new Set(tokens).size).toBe(2);
});

describe('a slow preparation', () => {
  const preparations = [endpoints.form, endpoints.challenge, endpoints.ip];

  test('starts at the first interaction, once', async () => {
    const { sender, submit } = await openForm();
    expect(asked).toEqual([]);
    sender.start();
    sender.start();
    await expect.poll(() => [...asked].sort()).toEqual([...preparations].sort());
    await submit();
    expect(asked).toHaveLength(4);
  });

  test.each(preparations)('that fails before sending is not reported (%s)', async (path) => {
    away.add(path);
    const { sender } = await openForm();
    sender.start();
    await expect.poll(() => asked).toContain(path);
  });

  test('whose IP look-up fails leaves the lead without the address', async () => {
    away.add(endpoints.ip);
    const { submit } = await openForm();
    await submit();
    expect(leads[0]?.body.userIp).toBe('');
  });

  test.each([endpoints.form, endpoints.challenge])(
    'that failed is retried when sending (%s)',
    async (path) => {
      away.add(path);
      const { sender, submit } = await openForm();
      sender.start();
      await expect(submit()).rejects.toThrow();
      expect(leads).toEqual([]);
      away.clear();
      expect(await submit()).toBeUndefined();
    },
  );
});

test('a challenge that cannot be loaded is a network failure, not one of reCAPTCHA', async () => {
  away.add(endpoints.challenge);
  const { submit } = await openForm();
  await expect(submit()).rejects.toThrow(TypeError);
});

test('a lead without a response keeps its idempotency key when it is sent again', async () => {
  const { submit } = await openForm();
  let isLost = true;
  answerFetch(async (request) => {
    const response = await answer(request);
    if (isLost && request.method === 'POST') throw new TypeError('Failed to fetch');
    return response;
  });
  await expect(submit()).rejects.toThrow(TypeError);
  isLost = false;
  await submit();
  await submit({ ...lead, phone: '11955550131' });
  const [first, again, corrected] = leads.map(({ key }) => key);
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
});

describe('an error response', () => {
  test('returns the server’s messages', async () => {
    const said = { error: 'Check the fields.', fields: { email: 'Wrong.' } };
    reply = () => Response.json(said, { status: 422 });
    const { submit } = await openForm();
    expect(await submit()).toEqual(said);
  });

  const others: readonly [what: string, reply: () => Response][] = [
    ['a page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['an empty answer', () => new Response(null, { status: 503 })],
    ['another JSON', () => Response.json('No.', { status: 500 })],
    ['sentences of another kind', () => Response.json({ error: 1, fields: 'x' }, { status: 400 })],
  ];
  test.each(others)('has no messages if it is %s', async (_, refuse) => {
    reply = refuse;
    const { submit } = await openForm();
    expect(await submit()).toEqual({ error: '', fields: {} });
  });
});

test('a request without a response times out after half a minute', async () => {
  reply = () => new Promise<Response>(() => undefined);
  const { submit } = await openForm();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
  const result = submit().catch((error: unknown) => error);
  await vi.waitFor(() => expect(leads).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await result).toMatchObject({ name: 'TimeoutError' });
});
