import { describe, expect, test } from 'vitest';
import { brand } from '../../app/content/brand.ts';
import { type BrandFacts, checkBrandFacts, isDemo } from './brand-facts.ts';
import { hasValidCnpj } from './cnpj.ts';

const real: BrandFacts = {
  name: 'Aurora',
  legalName: 'Aurora Sistemas Ltda.',
  domain: 'aurora.com.br',
  email: 'oi@aurora.com.br',
  phone: { shown: '(21) 3222-1000', dialled: '+552132221000' },
  whatsapp: '5521987651000',
  address: {
    street: 'Rua da Quitanda, 86',
    city: 'Rio de Janeiro',
    region: 'RJ',
    postalCode: '20091-005',
    country: 'BR',
  },
  companyId: 'CNPJ 11.222.333/0001-81',
  linkedin: 'https://www.linkedin.com/company/aurora',
  legalUpdated: '2026-11-20',
};

const failed = (change: Partial<BrandFacts>) =>
  checkBrandFacts({ ...real, ...change }).filter(({ outcome }) => outcome === 'fail');

test('a company of its own is let through', () => {
  expect(failed({})).toEqual([]);
});

describe('what is still the demo’s', () => {
  const brands: [string, Partial<BrandFacts>][] = [
    ['the name', { name: 'Trinta' }],
    ['a reserved domain', { domain: 'aurora.example' }],
    ['a reserved domain of mail', { email: 'oi@example.com' }],
    [
      'a number that is dialled otherwise',
      { phone: { shown: '(21) 3222-1000', dialled: '+551132221001' } },
    ],
    ['the fictional number', { whatsapp: '5511955550130' }],
    ['the fictional street', { address: { ...real.address, street: 'Rua do Exemplo, 30' } }],
    ['a CNPJ that cannot be', { companyId: '00.000.000/0001-30' }],
  ];
  test.each(brands)('%s is found, and nothing else', (_, change) => {
    expect(failed(change)).toHaveLength(1);
  });

  // As shipped, every fact but the date is fictional; an owner's own name ends this test's duty.
  test.runIf(isDemo(brand))('is all that this project ships', () => {
    const passed = checkBrandFacts(brand).filter(({ outcome }) => outcome === 'pass');
    expect(passed.map(({ what }) => what)).toEqual([expect.stringContaining('as dialled agree')]);
  });
});

describe('what no link or page can be made of', () => {
  const brands: [string, Partial<BrandFacts>, RegExp][] = [
    ['no name', { legalName: ' ' }, /legalName/],
    ['a domain with https', { domain: 'https://aurora.com.br' }, /aurora\.com\.br/],
    ['a mail address without @', { email: 'contato' }, /name@aurora\.com\.br/],
    ['no mail address', { email: '' }, /name@aurora\.com\.br/],
    ['a punctuated number', { whatsapp: '+55 11 95555-0130' }, /digits only, country code first/],
    ['a number without its country', { whatsapp: '987651' }, /country code/],
    ['no number', { whatsapp: '' }, /digits only/],
    [
      'a dialled number with blanks',
      { phone: { shown: '(21) 3222-1000', dialled: '21 3222-1000' } },
      /\+55/,
    ],
    ['no city', { address: { ...real.address, city: '' } }, /city/],
    ['a short postal code', { address: { ...real.address, postalCode: '20091' } }, /01310-100/],
    ['a relative address', { linkedin: 'linkedin.com/company/x' }, /https:\/\//],
    ['no profile', { linkedin: '' }, /https:\/\//],
    ['a date in words', { legalUpdated: '20 de novembro' }, /YYYY-MM-DD/],
    ['a day that does not exist', { legalUpdated: '2026-02-30' }, /YYYY-MM-DD/],
  ];
  test.each(brands)('%s is found, with what to write instead', (_, change, todo) => {
    const found = failed(change);
    expect(found).toHaveLength(1);
    expect(found[0]?.todo).toMatch(todo);
  });
});

test.each([
  ['11.222.333/0001-81', true],
  ['CNPJ 00.000.000/0001-91', true],
  // The example of the Receita Federal for the numbers with letters.
  ['12.ABC.345/01DE-35', true],
  ['12.ABC.345/01DE-36', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001', false],
])('CNPJ %s', (text, valid) => {
  expect(hasValidCnpj(text)).toBe(valid);
});
