import { describe, expect, test } from 'vitest';
import { caseAfter } from './cases.ts';

describe('the next case', () => {
  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ])('%s is %s', (id, next) => {
    expect(caseAfter(['a', 'b', 'c'], id)).toBe(next);
  });

  test('is undefined if there is only one', () => {
    expect(caseAfter(['a'], 'a')).toBeUndefined();
  });
});
