import { quoteLines } from './data.ts';
import type { Localized } from './format.ts';

/** Mondays of the six weeks of works. */
export const weeks = [
  '2026-03-16',
  '2026-03-23',
  '2026-03-30',
  '2026-04-06',
  '2026-04-13',
  '2026-04-20',
] as const;

/** When each line of the quote is worked on, in weeks from the start. */
export const works: readonly { line: string; from: number; to: number }[] = [
  { line: 'demolition', from: 0, to: 0.9 },
  { line: 'plumbing', from: 0.7, to: 2 },
  { line: 'waterproofing', from: 1.9, to: 2.8 },
  { line: 'roof', from: 2.2, to: 4 },
  { line: 'tiling', from: 3.5, to: 5 },
  { line: 'fixtures', from: 4.9, to: 5.6 },
  { line: 'finishing', from: 4.4, to: 6 },
];

export interface Payment {
  /** Lines of the accepted quote that this payment settles. */
  lines: readonly string[];
  due: string;
  milestone: Localized;
}

export const payments: readonly Payment[] = [
  {
    lines: ['demolition'],
    due: '2026-03-20',
    milestone: { 'pt-BR': 'Entulho retirado', en: 'Debris removed' },
  },
  {
    lines: ['plumbing'],
    due: '2026-03-27',
    milestone: { 'pt-BR': 'Rede testada sob pressão', en: 'Pipes pressure-tested' },
  },
  {
    lines: ['waterproofing'],
    due: '2026-04-02',
    milestone: { 'pt-BR': 'Teste de 72 h com lâmina d’água', en: '72-hour flood test' },
  },
  {
    lines: ['roof'],
    due: '2026-04-10',
    milestone: { 'pt-BR': 'Telhado coberto', en: 'Roof covered' },
  },
  {
    lines: ['tiling'],
    due: '2026-04-17',
    milestone: { 'pt-BR': 'Revestimento rejuntado', en: 'Tiles grouted' },
  },
  {
    lines: ['fixtures', 'finishing'],
    due: '2026-04-24',
    milestone: { 'pt-BR': 'Vistoria final', en: 'Final inspection' },
  },
];

export const releasedCount = 3;

/** Taken from the accepted quote, so that the payments always add up to its total. */
export function paymentAmount(payment: Payment): number {
  return quoteLines
    .filter(({ id }) => payment.lines.includes(id))
    .reduce((sum, { bids }) => sum + (bids.prumo ?? 0), 0);
}

export const releasedTotal = payments
  .slice(0, releasedCount)
  .reduce((sum, payment) => sum + paymentAmount(payment), 0);
