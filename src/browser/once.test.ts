import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('a running or finished call is not started again', async () => {
  const start = vi.fn(async () => 'there');
  const get = once(start);
  expect(start).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(['there', 'there']);
  expect(await get()).toBe('there');
  expect(start).toHaveBeenCalledTimes(1);
});

test('a failure rejects all waiting calls, and the next call starts again', async () => {
  const start = vi.fn<() => Promise<string>>();
  start.mockRejectedValueOnce(new Error('Away.')).mockResolvedValueOnce('there');
  const get = once(start);
  const results = await Promise.allSettled([get(), get()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await get()).toBe('there');
});
