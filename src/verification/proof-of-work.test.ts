import { afterEach, expect, test, vi } from 'vitest';
import { answerFetch } from '../browser/testing/answer-fetch.ts';
import { proofOfWork } from './proof-of-work.ts';
import { isSolved, newChallenge } from './testing/challenges.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Gives these answers one after the other, and then challenges; counts them. */
function answerWith(...first: readonly (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  answerFetch(async ({ url }) => {
    asked.push(new URL(url).pathname);
    return (await first[asked.length - 1]?.()) ?? Response.json(await newChallenge());
  });
  return asked;
}

test('a challenge is fetched before a token is wanted, and its solution is the token', async () => {
  const asked = answerWith();
  const getToken = proofOfWork();
  await expect.poll(() => asked).toEqual(['/api/verification/challenge']);
  expect(await isSolved(await getToken())).toBe(true);
  expect(asked).toHaveLength(1);
});

test('each token is another one', async () => {
  const asked = answerWith();
  const getToken = proofOfWork();
  const tokens = [await getToken(), await getToken()];
  expect(new Set(tokens).size).toBe(2);
  expect(asked).toHaveLength(2);
});

test('a token whose challenge is about to end is replaced by a new one', async () => {
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

test.each(failures)('where the challenge %s the next token asks for a new one', async (_, fail) => {
  answerWith(fail, fail);
  const getToken = proofOfWork();
  // The first failure is nobody’s yet: no token was wanted.
  await new Promise((resolve) => setTimeout(resolve));
  await expect(getToken()).rejects.toThrow();
  expect(await isSolved(await getToken())).toBe(true);
});
