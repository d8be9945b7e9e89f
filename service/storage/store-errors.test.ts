import { expect, test } from 'vitest';
import { isOutage } from './store-errors.ts';

test.each([
  ['57P01', true],
  ['08006', true],
  ['53300', true],
  ['25006', true],
  ['ECONNREFUSED', true],
  ['EAI_AGAIN', true],
  ['ERR_INVALID_ARG_TYPE', false],
  ['23505', false],
  ['22P05', false],
])("PostgreSQL's %s is an outage: %s", (code, away) => {
  expect(isOutage(Object.assign(new Error('said by the database'), { code }))).toBe(away);
});

test('a connection that breaks without a code is an outage, a programming error is not', () => {
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isOutage(new TypeError('Cannot read properties of undefined'))).toBe(false);
});
