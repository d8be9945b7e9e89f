import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formatPhone, phoneSchema } from './phone.ts';

/** The parsed number, or its error. */
function kept(typed: unknown): string {
  const parsed = v.safeParse(phoneSchema, typed);
  return parsed.success ? parsed.output : parsed.issues[0].message;
}

describe('the mask while typing', () => {
  test.each([
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1155550130', '(11) 5555-0130'],
    ['11955550130', '(11) 95555-0130'],
    ['119555501309999', '(11) 95555-0130'],
    ['abc', ''],
    ['+', '+'],
    ['00', '+'],
    ['+49 (0', '+49 (0'],
    ['+49 (0)', '+49 '],
    ['+49 301234567890123456', '+49 3012345678901'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  test.each([
    ['+55 11 95555-0130', '(11) 95555-0130'],
    ['0055 11 95555-0130', '(11) 95555-0130'],
    ['5511955550130', '(11) 95555-0130'],
    ['(55) 99955-0130', '(55) 99955-0130'],
    ['011 95555-0130', '(11) 95555-0130'],
    ['+55 (011) 98765-4321', '(11) 98765-4321'],
    ['+55 (0xx11) 98765-4321', '(11) 98765-4321'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['+1 (415) 555-2671', '+1 415 5552671'],
    ['(+1) 415 555 2671', '+1 415 555 2671'],
    ['0049 30 1234567', '+49 30 1234567'],
    ['+49 (0)30 901820', '+49 30 901820'],
    ['+39 (0)6 6982', '+39 06 6982'],
    ['+38 (0)50 123 45 67', '+38 050 123 45 67'],
    ['（０１１）９５５５５－０１３０', '(11) 95555-0130'],
    ['＋８１　３　１２３４　５６７８', '+81 3 1234 5678'],
  ])('a pasted %s becomes %s', (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });
});

describe('what is accepted', () => {
  test.each(['(11) 95555-0130', '1155550130', '+49 30 1234567', '+351 912 345 678'])(
    '%s',
    (typed) => {
      expect(v.safeParse(phoneSchema, typed).success).toBe(true);
    },
  );

  test.each(['', '   ', '119555501', '+49 30 12', '+', '0', 'telefone', 11955550130, null])(
    '%s is not',
    (typed) => {
      expect(v.safeParse(phoneSchema, typed).success).toBe(false);
    },
  );

  test.each([
    ['(11) 3333-4444 ramal 123', '1133334444'],
    ['+55 (0xx11) 3333-4444 r. 12', '1133334444'],
    ['+49 30 1234 ext. 5', '+49301234'],
    ['+1 (415) 555-0130 x204', '+14155550130'],
    ['+1 415 555 0130;ext=204', '+14155550130'],
    ['(11) 3333-4444 ou (11) 98765-4321', '1133334444'],
  ])('%s without its extension or second number', (typed, stored) => {
    expect(kept(typed)).toBe(stored);
    expect(kept(formatPhone(typed))).toBe(stored);
  });

  test.each([
    ['11 98765-43210', 'too-long'],
    ['(11) 3333-4444 / 123', 'too-long'],
    ['0 15 11 98765-4321', 'too-long'],
    ['+55 0 15 11 98765-4321', 'too-long'],
    ['+49 301234567890123456', 'too-long'],
    ['１１ ９８７６５－４３２１０', 'too-long'],
    ['+55 (011) 8765-432', 'too-short'],
    ['+011 98765-4321', 'invalid'],
  ])('%s is not changed to another number', (typed, problem) => {
    expect(kept(typed)).toBe(problem);
  });
});

const announced = ['+55', '+55 ', '(+55) ', '[+55]', ' + 55 ', '0055 ', '(00)55 ', '00 55-'];
const copied = ['tel:+55', '\u202a+55 ', '\u00a0+55\u00a0', '\t0055\t'];
const bare = ['55', '55 ', '(55) ', '55-', '0 55 '];
const areas = ['DD', '0DD', '(DD)', '(0DD)', '(0xxDD)', '0 DD', '0-DD', '(0)DD', '0XX DD', '[DD]'];

/** Every common notation of a number, after each of these prefixes. */
function* waysToWrite(prefixes: string[], area: string, number: string) {
  const head = number.slice(0, -4);
  const tail = number.slice(-4);
  for (const prefix of prefixes) {
    for (const written of areas) {
      for (const between of ['', ' ', '-', '.']) {
        for (const hyphen of ['', '-', ' ', '.', '\u2011']) {
          yield `${prefix}${written.replace('DD', area)}${between}${head}${hyphen}${tail}`;
        }
      }
    }
  }
}

function* waysFromElsewhere(code: string, digits: string) {
  for (const prefix of ['+', ' +', '(+', '\u202a+', 'tel:+', '00', '(00', '00 ', '(00) ']) {
    for (const close of ['', ')', ') ', ' ', '-', ' (0)', '(0) ']) {
      for (const group of [/(?!)/g, /(\d{2})/g, /(\d{3})/g]) {
        yield `${prefix}${code}${close}${digits.replace(group, '$1 ')}`;
      }
    }
  }
}

describe('a number in any notation', () => {
  test.each([
    ['11', '987654321'],
    ['11', '33334444'],
    ['55', '987654321'],
    ['55', '32221234'],
    ['99', '990000055'],
    ['51', '55005500'],
  ])('(%s) %s is valid in any notation, and sent as shown', (area, number) => {
    for (const written of waysToWrite(['', ...announced, ...copied, ...bare], area, number)) {
      expect(kept(written), written).toBe(area + number);
      expect(kept(formatPhone(written)), written).toBe(area + number);
      expect(formatPhone(written), written).toMatch(/^\(\d\d\) \d{4,5}-\d{4}$/);
    }
  });

  test.each([
    ['1', '4155552671'],
    ['49', '30901820'],
    ['351', '912345678'],
    ['44', '2079460958'],
    ['595', '215550130'],
  ])('+%s %s is valid in any notation, and sent as shown', (code, digits) => {
    for (const written of waysFromElsewhere(code, digits)) {
      expect(kept(written), written).toBe(`+${code}${digits}`);
      expect(kept(formatPhone(written)), written).toBe(`+${code}${digits}`);
      expect(formatPhone(written), written).toMatch(/^\+\d[\d ]+$/);
    }
  });

  test('a number with one digit too few or too many is refused', () => {
    for (const written of waysToWrite(['', ...announced, ...copied], '11', '3333444')) {
      expect(kept(written), written).toBe('too-short');
    }
    for (const written of waysToWrite(['', ...announced, ...bare], '11', '9876543210')) {
      expect(kept(written), written).toBe('too-long');
    }
  });
});
