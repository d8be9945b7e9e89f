import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

interface Write {
  name: string;
  key?: string;
  fails?: 'alone' | 'with all';
}

class Away extends Error {}

/** A group commit that notes which writes shared a transaction. */
function commit() {
  const groups: string[][] = [];
  const group = new GroupCommit<Write, string>({
    async run(writes) {
      groups.push(writes.map(({ name }) => name));
      if (writes.some(({ fails }) => fails === 'with all')) throw new Away();
      if (writes.some(({ fails }) => fails === 'alone')) throw new Error('One row is wrong.');
      return writes.map(({ name }) => `${name} kept`);
    },
    keysOf: ({ key }) => (key === undefined ? [] : [key]),
    isOutage: (error) => error instanceof Away,
  });
  return {
    groups,
    add: (...writes: Write[]) => Promise.allSettled(writes.map((w) => group.add(w))),
  };
}

const outcomes = (results: readonly PromiseSettledResult<string>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'));

test('writes that come together share a transaction, and each hears of its own', async () => {
  const { groups, add } = commit();
  expect(outcomes(await add({ name: 'a' }, { name: 'b' }))).toEqual(['a kept', 'b kept']);
  expect(groups).toEqual([['a', 'b']]);
});

test('those of one key follow each other', async () => {
  const { groups, add } = commit();
  await add({ name: 'a', key: 'k' }, { name: 'b' }, { name: 'c', key: 'k' });
  expect(groups).toEqual([['a', 'b'], ['c']]);
});

test('a thousand at once are split, for a statement takes only so many values', async () => {
  const { groups, add } = commit();
  const writes = Array.from({ length: 1000 }, (_, at) => ({ name: String(at) }));
  expect(outcomes(await add(...writes))).toEqual(writes.map(({ name }) => `${name} kept`));
  expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(200);
});

test('nobody pays for the wrong row of another', async () => {
  const { add } = commit();
  const results = await add({ name: 'a' }, { name: 'b', fails: 'alone' }, { name: 'c' });
  expect(outcomes(results)).toEqual(['a kept', 'refused', 'c kept']);
});

test('a store that is away is asked once and not once for each', async () => {
  const { groups, add } = commit();
  const results = await add({ name: 'a' }, { name: 'b', fails: 'with all' }, { name: 'c' });
  expect(outcomes(results)).toEqual(['refused', 'refused', 'refused']);
  expect(groups).toEqual([['a', 'b', 'c']]);
});
