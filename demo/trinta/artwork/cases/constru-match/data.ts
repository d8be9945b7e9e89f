import type { Localized } from './format.ts';

/** The three firms that bid for the job; Prumo is the one that gets it. */
export const bidders = {
  prumo: { name: 'Prumo Reformas', person: 'Camila Andrade', weeks: 6, warrantyMonths: 24 },
  bezerra: { name: 'Bezerra & Filhos', person: 'Severino Bezerra', weeks: 8, warrantyMonths: 12 },
  novaLaje: { name: 'Nova Laje', person: 'Jeferson Lima', weeks: 5, warrantyMonths: 3 },
} as const;

export type Bidder = keyof typeof bidders;

export const bidderOrder = ['prumo', 'bezerra', 'novaLaje'] as const satisfies readonly Bidder[];

export interface QuoteLine {
  id: string;
  name: Localized;
  quantity: Localized;
  /** Public reference price with overhead. */
  reference: number;
  bids: Record<Bidder, number | null>;
}

export const quoteLines: readonly QuoteLine[] = [
  {
    id: 'demolition',
    name: { 'pt-BR': 'Demolição e entulho', en: 'Demolition and debris' },
    quantity: { 'pt-BR': '4 m³ + caçamba', en: '4 m³ + skip' },
    reference: 1480,
    bids: { prumo: 1450, bezerra: 1200, novaLaje: 620 },
  },
  {
    id: 'plumbing',
    name: { 'pt-BR': 'Hidráulica', en: 'Plumbing' },
    quantity: { 'pt-BR': '7 pontos', en: '7 points' },
    reference: 2310,
    bids: { prumo: 2250, bezerra: 2600, novaLaje: 1990 },
  },
  {
    id: 'waterproofing',
    name: { 'pt-BR': 'Impermeabilização', en: 'Waterproofing' },
    quantity: { 'pt-BR': '11 m²', en: '11 m²' },
    reference: 1090,
    bids: { prumo: 1120, bezerra: null, novaLaje: 640 },
  },
  {
    id: 'roof',
    name: { 'pt-BR': 'Telhado dos fundos', en: 'Rear roof' },
    quantity: { 'pt-BR': '18 m²', en: '18 m²' },
    reference: 6120,
    bids: { prumo: 5940, bezerra: 7450, novaLaje: 4480 },
  },
  {
    id: 'tiling',
    name: { 'pt-BR': 'Revestimento', en: 'Tiling' },
    quantity: { 'pt-BR': '23 m²', en: '23 m²' },
    reference: 3640,
    bids: { prumo: 3580, bezerra: 3700, novaLaje: 2950 },
  },
  {
    id: 'fixtures',
    name: { 'pt-BR': 'Louças, metais e box', en: 'Fixtures and shower' },
    quantity: { 'pt-BR': '6 peças', en: '6 pieces' },
    reference: 2260,
    bids: { prumo: 2310, bezerra: 1980, novaLaje: 3120 },
  },
  {
    id: 'finishing',
    name: { 'pt-BR': 'Elétrica e pintura', en: 'Wiring and paint' },
    quantity: { 'pt-BR': '5 pontos, 38 m²', en: '5 points, 38 m²' },
    reference: 1350,
    bids: { prumo: 1350, bezerra: 1270, novaLaje: 1150 },
  },
];

/** A part of the scope that a bid omits, which makes its total incomparable. */
export interface Gap {
  bidder: Bidder;
  line: string;
  amount: number;
  reason: Localized;
}

export const gaps: readonly Gap[] = [
  {
    bidder: 'bezerra',
    line: 'waterproofing',
    amount: 1090,
    reason: { 'pt-BR': 'Não cotou a impermeabilização', en: 'No waterproofing quoted' },
  },
  {
    bidder: 'novaLaje',
    line: 'demolition',
    amount: 860,
    reason: { 'pt-BR': 'Deixou a caçamba de fora', en: 'Skip hire left out' },
  },
  {
    bidder: 'novaLaje',
    line: 'waterproofing',
    amount: 450,
    reason: { 'pt-BR': 'Uma demão em vez de duas', en: 'One coat instead of two' },
  },
  {
    bidder: 'novaLaje',
    line: 'roof',
    amount: 2100,
    reason: { 'pt-BR': 'Reaproveita madeira velha', en: 'Reuses the old timber' },
  },
];

export function quoteTotal(bidder: Bidder): number {
  return quoteLines.reduce((sum, { bids }) => sum + (bids[bidder] ?? 0), 0);
}

/** The bid's total plus the omitted parts, at the reference price. */
export function equalScopeTotal(bidder: Bidder): number {
  return gaps
    .filter((gap) => gap.bidder === bidder)
    .reduce((sum, gap) => sum + gap.amount, quoteTotal(bidder));
}

export const referenceTotal = quoteLines.reduce((sum, line) => sum + line.reference, 0);

/** Addendum 1, agreed on 7 April: a gutter for the new roof, paid together with it. */
export const addendum = {
  material: 410,
  labour: 210,
  length: 5.6,
} as const;

export const addendumTotal = addendum.material + addendum.labour;

export const job = {
  number: '2026-0318',
  owner: 'Rosângela Medeiros',
  street: 'Rua da Harmonia',
  district: 'Casa Amarela',
  title: {
    'pt-BR': 'Banheiro e telhado dos fundos',
    en: 'Bathroom and rear roof',
  },
  budget: { from: 16000, to: 20000 },
} as const;
