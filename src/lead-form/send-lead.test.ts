import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerFetch, pageOrigin } from '../browser/testing/answer-fetch.ts';
import { type LeadSubmission, sendLead } from './send-lead.ts';

const submission: LeadSubmission = {
  name: 'Joana Prado',
  email: 'joana@acme.example',
  phone: '11955550130',
  interest: 'product-development',
  message: 'We want a product in thirty days.',
  consultationType: 'quick',
  recaptchaToken: 'token',
  userIp: '203.0.113.7',
  attribution: { page: '/', referrer: '', utm: {} },
  website: '',
  filledInMs: 30_000,
};
const send = () => sendLead(submission, { idempotencyKey: 'a-key', language: 'en' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a lead goes out as JSON, with its key and the page’s language', async () => {
  const sent: Request[] = [];
  answerFetch((request) => {
    sent.push(request);
    return Response.json({ id: '1' }, { status: 201 });
  });
  expect(await send()).toEqual({ outcome: 'sent' });
  const [request] = sent;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe(`${pageOrigin}/api/leads`);
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(request?.headers.get('idempotency-key')).toBe('a-key');
  expect(request?.headers.get('accept-language')).toBe('en');
  expect(await request?.json()).toEqual(submission);
});

describe('a refusal', () => {
  test('brings the server’s sentences', async () => {
    const said = { error: 'Check the fields.', fields: { email: 'Wrong.' } };
    answerFetch(() => Response.json(said, { status: 422 }));
    expect(await send()).toEqual({ outcome: 'refused', ...said });
  });

  const others: readonly [what: string, answer: () => Response][] = [
    ['a page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['an empty answer', () => new Response(null, { status: 503 })],
    ['another JSON', () => Response.json('No.', { status: 500 })],
    ['sentences of another kind', () => Response.json({ error: 1, fields: 'x' }, { status: 400 })],
  ];
  test.each(others)('is one without sentences where it is %s', async (_, answer) => {
    answerFetch(answer);
    expect(await send()).toEqual({ outcome: 'refused', error: '', fields: {} });
  });
});

test('a network that fails is an error', async () => {
  answerFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(send()).rejects.toThrow(TypeError);
});

test('no answer in half a minute is an error', async () => {
  vi.useFakeTimers();
  answerFetch(() => new Promise<Response>(() => undefined));
  const result = send().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await result).toMatchObject({ name: 'AbortError' });
});
