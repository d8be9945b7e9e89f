import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { endpoints } from '../../contract/endpoints.ts';
import { once } from '../browser/once.ts';
import { prepareTimeoutMs } from '../browser/time-limits.ts';

/** A solution is discarded this long before its challenge expires, in milliseconds. */
const marginMs = 60_000;

/**
 * The embedded verification: fetches a challenge and solves it while the visitor types. The hashing runs
 * in the browser's own threads, so it does not block typing.
 *
 * @returns a function that resolves to a token for one submission, or rejects
 */
export function proofOfWork(): () => Promise<string> {
  let solution = once(solve);
  void solution();
  return async () => {
    let solved = await solution();
    if (solved.expiresAt - marginMs < Date.now()) solved = await solve();
    // A token is valid once; the next submission needs a new one.
    solution = once(solve);
    return solved.token;
  };
}

async function solve() {
  const response = await fetch(endpoints.challenge, {
    cache: 'no-store',
    signal: AbortSignal.timeout(prepareTimeoutMs),
  });
  if (!response.ok) throw new Error(`The challenge was refused: ${response.status}.`);
  // Not validated: it comes from our own server, which checks the solution anyway.
  const challenge: Challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge has no solution.');
  const { counter, derivedKey } = solution;
  return {
    token: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })),
    expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
  };
}
