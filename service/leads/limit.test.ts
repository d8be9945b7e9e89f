import { expect, test } from 'vitest';
import { createLimit, rateWindowMs } from './limit.ts';

/** The start of a window. */
const start = Date.UTC(2026, 0, 15, 12);
const next = start + rateWindowMs;

test('each key has its own count, and the total another', () => {
  const limit = createLimit(2);
  expect([limit.take(start, 'a'), limit.take(start, 'a'), limit.take(start, 'a')]).toEqual([
    0, 0, 600,
  ]);
  expect([limit.take(start, 'b'), limit.take(start)]).toEqual([0, 0]);
});

test('0 is no limit', () => {
  const limit = createLimit(0);
  for (let posts = 0; posts < 5; posts += 1) expect(limit.take(start)).toBe(0);
});

test('after a clock is set back, requests count in the window of that time', () => {
  const limit = createLimit(1);
  expect([limit.take(next, 'a'), limit.take(start, 'a'), limit.take(start, 'a')]).toEqual([
    0, 0, 600,
  ]);
});

test('giveBack changes only the window of its take', () => {
  const total = createLimit(1);
  total.take(next - 1);
  total.take(next);
  total.giveBack(next - 1);
  expect(total.take(next)).toBe(600);
  total.giveBack(next);
  expect(total.take(next)).toBe(0);
});

test('an address that was refused at the end of a window may send in the next one', () => {
  const limiter = createLimit(1);
  limiter.take(next - 1, 'a');
  expect([limiter.take(next - 1, 'a'), limiter.take(next, 'a')]).toEqual([1, 0]);
});
