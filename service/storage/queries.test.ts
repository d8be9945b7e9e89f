import { expect, test } from 'vitest';
import { inPages, pageSize } from './queries.ts';

test('other work runs between two pages, even if the store never waits', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('other work'));
  const pages = inPages<number>(async (last = 0) =>
    Array.from({ length: last < 2 ? pageSize : 1 }, () => last + 1),
  );
  for await (const [page] of pages) order.push(`page ${page}`);
  expect(order).toEqual(['page 1', 'other work', 'page 2', 'page 3']);
});
