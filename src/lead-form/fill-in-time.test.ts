import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FillInTime } from './fill-in-time.ts';

let time: FillInTime;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  time = new FillInTime();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it runs from the first touch', () => {
  time.touch();
  vi.advanceTimersByTime(3000);
  time.touch();
  time.type();
  vi.advanceTimersByTime(1500.4);
  expect(time.elapsed()).toBe(4500);
});

test('it is unknown while nobody has touched the form', () => {
  expect(time.elapsed()).toBeUndefined();
});

test('it is unknown where words came before a touch', () => {
  time.type();
  time.touch();
  vi.advanceTimersByTime(5000);
  expect(time.elapsed()).toBeUndefined();
});

test('it is unknown where words stood in the form that nobody was seen to type', () => {
  time.touch();
  time.forget();
  vi.advanceTimersByTime(5000);
  expect(time.elapsed()).toBeUndefined();
});

test('it begins anew with the next request', () => {
  time.type();
  time.reset();
  time.touch();
  vi.advanceTimersByTime(2000);
  expect(time.elapsed()).toBe(2000);
});
