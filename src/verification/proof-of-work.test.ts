import { afterEach, expect, test, vi } from 'vitest';
import { answerFetch } from '../browser/testing/answer-fetch.ts';
import { proofOfWork } from './proof-of-work.ts';
import { isSolved, newChallenge } from './testing/challenges.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Responds with these answers in turn, then with challenges; counts the requests. */
function answerWith(...first: readonly (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  answerFetch(async ({ url }) => {
    asked.push(new URL(url).pathname);
    return (await first[asked.length - 1]?.()) ?? Response.json(await newChallenge());
  });
  return asked;
}

test('a challenge is fetched in advance, and its solution is the token', async () => {
  const asked = answerWith();
  const getToken = proofOfWork();
  await expect.poll(() => asked).toEqual(['/api/verification/challenge']);
  expect(await isSolved(await getToken())).toBe(true);
  expect(asked).toHaveLength(1);
});

test('each token is different', async () => {
  const asked = answerWith();
  const getToken = proofOfWork();
  const tokens = [await getToken(), await getToken()];
  expect(new Set(tokens).size).toBe(2);
  expect(asked).toHaveLength(2);
});

test('a token whose challenge is about to expire is replaced', async () => {
  const asked = answerWith(async () => Response.json(await newChallenge(Date.now() + 30_000)));
  const token = await proofOfWork()();
  expect(await isSolved(token)).toBe(true);
  expect(asked).toHaveLength(2);
});

const failures: readonly [what: string, answer: () => Response][] = [
  ['is refused', () => Response.json({ error: 'Too many.' }, { status: 429 })],
  ['is no JSON', () => new Response('<h1>Bad Gateway</h1>')],
  [
    'does not come',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];

test.each(failures)('if the challenge %s, the next token fetches a new one', async (_, fail) => {
  answerWith(fail, fail);
  const getToken = proofOfWork();
  // The first failure rejects nothing, because no token was requested yet.
  await new Promise((resolve) => setTimeout(resolve));
  await expect(getToken()).rejects.toThrow();
  expect(await isSolved(await getToken())).toBe(true);
});
