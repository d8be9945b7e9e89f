import { expect, test } from 'vitest';
import { nextAttemptAt, pausesMs } from './schedule.ts';

const day = 24 * 3600 * 1000;

test('ten attempts spread over about three days, then none', () => {
  let now = 0;
  let attempts = 1;
  for (;;) {
    const next = nextAttemptAt(attempts, now, () => 0);
    if (next === undefined) break;
    expect(next).toBeGreaterThan(now);
    now = next;
    attempts += 1;
  }
  expect(attempts).toBe(pausesMs.length);
  expect(attempts).toBe(10);
  expect(now / day).toBeGreaterThan(3);
  expect(now / day).toBeLessThan(3.5);
});

test('jobs that failed together are retried at different times', () => {
  const early = nextAttemptAt(3, 0, () => 0);
  const late = nextAttemptAt(3, 0, () => 0.999);
  expect(early).toBe(30 * 60 * 1000);
  expect(late).toBeGreaterThan(35 * 60 * 1000);
});
