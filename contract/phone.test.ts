import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatPhone, phoneSchema } from './phone.ts';

describe('the mask while typing', () => {
  test.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1155550130', '(11) 5555-0130'],
    ['11955550130', '(11) 95555-0130'],
    ['119555501309999', '(11) 95555-0130'],
    ['abc', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test.each([
    ['+55 11 95555-0130', '(11) 95555-0130'],
    ['0055 11 95555-0130', '(11) 95555-0130'],
    ['5511955550130', '(11) 95555-0130'],
    ['(55) 99955-0130', '(55) 99955-0130'],
    ['011 95555-0130', '(11) 95555-0130'],
    ['+49 30 1234567', '+49301234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['0049 30 1234567', '+49301234567'],
  ])('a pasted %s becomes %s', (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });

  test('says the same when said twice', () => {
    expect(formatPhone(formatPhone('11955550130'))).toBe('(11) 95555-0130');
    expect(formatPhone(formatPhone('+351 912 345 678'))).toBe('+351912345678');
  });
});

describe('what is accepted', () => {
  test.each(['(11) 95555-0130', '1155550130', '+49 30 1234567', '+351 912 345 678'])(
    '%s',
    (typed) => {
      expect(v.safeParse(phoneSchema, typed).success).toBe(true);
    },
  );

  test.each(['', '   ', '119555501', '+49 30 12', '+', 'telefone', 11955550130, null])(
    '%s is not',
    (typed) => {
      expect(v.safeParse(phoneSchema, typed).success).toBe(false);
    },
  );
});
