import { afterEach, expect, test, vi } from 'vitest';
import { answerFetch } from '../browser/testing/answer-fetch.ts';
import { timeoutByTimer } from '../browser/testing/timeout-by-timer.ts';
import { lookUpIp } from './ip-lookup.ts';

const url = 'https://lookup.example/?format=json';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the address is the service’s answer', async () => {
  const asked: Request[] = [];
  answerFetch((request) => {
    asked.push(request);
    return Response.json({ ip: '203.0.113.7' });
  });
  expect(await lookUpIp(url)).toBe('203.0.113.7');
  expect(asked.map((request) => request.url)).toEqual([url]);
});

test('the request has no credentials and no referrer', async () => {
  let asked: Request | undefined;
  answerFetch((request) => {
    asked = request;
    return Response.json({ ip: '203.0.113.7' });
  });
  await lookUpIp(url);
  expect(asked?.credentials).toBe('omit');
  expect(asked?.referrerPolicy).toBe('no-referrer');
});

const failures: readonly [what: string, answer: () => Response][] = [
  ['is refused', () => Response.json({ ip: '203.0.113.7' }, { status: 429 })],
  ['is no JSON', () => new Response('203.0.113.7')],
  ['names no address', () => Response.json({})],
  ['names something else', () => Response.json({ ip: 30 })],
  ['is nothing', () => Response.json(null)],
  [
    'fails on its way',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];

test.each(failures)('it is empty if the response %s', async (_, answer) => {
  answerFetch(answer);
  expect(await lookUpIp(url)).toBe('');
});

test('it is empty if there is no response in two seconds', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTimer);
  answerFetch(() => new Promise<Response>(() => undefined));
  const ip = lookUpIp(url);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await ip).toBe('');
  vi.useRealTimers();
  vi.restoreAllMocks();
});
