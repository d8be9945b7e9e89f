import { describe, expect, test } from 'vitest';
import { hasValidCnpj } from './cnpj.ts';
import { checkDemoContent, type LaunchContent } from './demo-content.ts';

const real: LaunchContent = {
  brand: {
    name: 'Aurora',
    legalName: 'Aurora Sistemas Ltda.',
    domain: 'aurora.com.br',
    email: 'oi@aurora.com.br',
    phone: { shown: '(21) 3222-1000', dialled: '+552132221000' },
    whatsapp: '5521987651000',
    address: { street: 'Rua da Quitanda, 86', postalCode: '20091-005' },
    companyId: 'CNPJ 11.222.333/0001-81',
    linkedin: 'https://www.linkedin.com/company/aurora',
  },
  team: ['Maria Souza'],
  teamLeads: ['Quem você ouve é quem faz.', 'You talk to those who do the work.'],
  sampleNotes: ['', ''],
  drawnCases: [],
};

const failed = (content: LaunchContent) =>
  checkDemoContent(content).filter(({ outcome }) => outcome === 'fail');

describe('demo content', () => {
  test('a company of its own is let through', () => {
    expect(failed(real)).toEqual([]);
  });

  const brands: [string, Partial<LaunchContent['brand']>][] = [
    ['the name', { name: 'Trinta' }],
    ['a reserved domain', { domain: 'aurora.example' }],
    ['a reserved domain of mail', { email: 'oi@example.com' }],
    [
      'a number that is dialled otherwise',
      { phone: { shown: '(21) 3222-1000', dialled: '+551132221001' } },
    ],
    ['the fictional number', { whatsapp: '5511955550130' }],
    [
      'the fictional street',
      { address: { street: 'Rua do Exemplo, 30', postalCode: '20091-005' } },
    ],
    ['a CNPJ that cannot be', { companyId: '00.000.000/0001-30' }],
  ];
  test.each(brands)('%s is found, and nothing else', (_, change) => {
    expect(failed({ ...real, brand: { ...real.brand, ...change } })).toHaveLength(1);
  });

  test('sample people, demo cases and the footer’s note are found', () => {
    expect(
      failed({
        ...real,
        team: ['Maria Souza', 'Ana Exemplo'],
        teamLeads: ['Quem faz. Estas são pessoas de exemplo; as suas entram aqui.', 'Our people.'],
        drawnCases: ['ecommerce'],
        sampleNotes: ['', 'Demonstration site'],
      }),
    ).toHaveLength(4);
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
