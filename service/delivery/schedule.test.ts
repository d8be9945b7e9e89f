import { expect, test } from 'vitest';
import { nextAttemptAt } from './schedule.ts';

const day = 24 * 3600 * 1000;

test('fourteen attempts spread over about three days, then none', () => {
  let now = 0;
  let attempts = 1;
  for (;;) {
    const next = nextAttemptAt(attempts, now, () => 0);
    if (next === undefined) break;
    expect(next).toBeGreaterThan(now);
    now = next;
    attempts += 1;
  }
  expect(attempts).toBe(14);
  expect(now / day).toBeGreaterThan(3);
  expect(now / day).toBeLessThan(3.5);
});

test('jobs that failed together are retried at different times', () => {
  const early = nextAttemptAt(10, 0, () => 0);
  const late = nextAttemptAt(10, 0, () => 0.999);
  expect(early).toBe(12 * 3600 * 1000);
  expect(late).toBeGreaterThan(14 * 3600 * 1000);
});
