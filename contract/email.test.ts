import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailSchema } from './email.ts';

/** The parsed address, or its error. */
function kept(typed: string): string {
  const parsed = v.safeParse(emailSchema, typed);
  return parsed.success ? parsed.output : parsed.issues[0].message;
}

describe('a domain with letters beyond ASCII', () => {
  test.each([
    ['info@müller.de', 'info@xn--mller-kva.de'],
    [' Ana+site@Ação.com.br ', 'Ana+site@xn--ao-siap.com.br'],
    ['info@straße.de', 'info@xn--strae-oqa.de'],
    ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
    ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
    ['info@उदाहरण.भारत', 'info@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['info@ලංකා.ලංකා', 'info@xn--fzc2c9e2c.xn--fzc2c9e2c'],
  ])('is stored in the form that mail servers need: %s', (typed, stored) => {
    expect(kept(typed)).toBe(stored);
  });

  test.each([
    'joão@prado.com.br',
    'ana@ação',
    'ana@ação..br',
    'ana@ação.br.',
    'ana@-ação-.br-',
    'ana@ação.br:443',
    'ana@ação.br/contato',
    'ana@ação.br?x',
    'ana@ação.br#x',
    'ana@ação.br\\x',
    'ana@a%C3%A7%C3%A3o.ção.br',
    'ana@a\tção.br',
    'ana@eva@ação.br',
    'ana:eva@ação.br',
    'ana@１２７.0.0.1',
    'ana@0ｘ7f.1',
    'ana@0ｘ7f.0ｘ1',
    'ana@ação.1',
    'ana@℀.br',
  ])('makes nothing else acceptable: %s', (typed) => {
    expect(kept(typed)).toBe('invalid');
  });

  test('counts in that form', () => {
    const domain = `${`${'ã'.repeat(20)}.`.repeat(10)}com.br`;
    expect(`ana@${domain}`.length).toBeLessThan(254);
    expect(kept(`ana@${domain}`)).toBe('too-long');
  });
});

test('an address in ASCII stays as it is typed', () => {
  expect(kept('Ana@Prado.com.br')).toBe('Ana@Prado.com.br');
  expect(kept('ana@127.1')).toBe('ana@127.1');
});
