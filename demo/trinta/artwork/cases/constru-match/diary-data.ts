import { quoteLines } from './data.ts';
import type { Localized } from './format.ts';

/** Diary 18, Thursday 9 April 2026. */
export const dayNumber = 18;
export const workingDays = 28;

export const firstHour = 6;
/** Rain in mm, hour by hour: 12 mm, all of it before nine. */
export const rain: readonly { hour: number; mm: number }[] = [
  { hour: 6, mm: 3 },
  { hour: 7, mm: 7 },
  { hour: 8, mm: 2 },
];
/** First and last hour on the roof, which had to dry after the rain. */
export const shift = { from: 9, to: 17 } as const;

export interface CrewMember {
  name: string;
  role: Localized;
  hours: number;
  helmet: string;
  skin: string;
}

export const crew: readonly CrewMember[] = [
  {
    name: 'Josivan',
    role: { 'pt-BR': 'telhadista', en: 'roofer' },
    hours: 8,
    helmet: '#f4f4f1',
    skin: '#8a5638',
  },
  {
    name: 'Edson',
    role: { 'pt-BR': 'ajudante', en: 'labourer' },
    hours: 8,
    helmet: '#d39a2b',
    skin: '#6e4530',
  },
  {
    name: 'Wellington',
    role: { 'pt-BR': 'azulejista', en: 'tiler' },
    hours: 5,
    helmet: '#2f74b5',
    skin: '#b9784f',
  },
];

/** Progress of each line of the quote, by id. */
export const progress: Readonly<Record<string, number>> = {
  demolition: 1,
  plumbing: 1,
  waterproofing: 1,
  roof: 0.75,
  tiling: 0.05,
};

/** Progress of the whole job, weighted by cost. */
export const progressTotal =
  quoteLines.reduce((sum, { id, bids }) => sum + (progress[id] ?? 0) * (bids.prumo ?? 0), 0) /
  quoteLines.reduce((sum, { bids }) => sum + (bids.prumo ?? 0), 0);
