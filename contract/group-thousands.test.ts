import { expect, test } from 'vitest';
import { groupThousands } from './group-thousands.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [5000, '5.000'],
  [1_234_567, '1.234.567'],
])('%i reads %s', (value, shown) => {
  expect(groupThousands(value, '.')).toBe(shown);
});
