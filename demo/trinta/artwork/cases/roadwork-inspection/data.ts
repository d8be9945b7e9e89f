import type { Language } from '../../language.ts';

export type Words<T = string> = Record<Language, T>;
export type DefectType = 'pothole' | 'crack' | 'marking' | 'sign';
export type Severity = 'high' | 'medium' | 'low';

export interface Defect {
  id: string;
  /** Metres from the start of the road: 231480 is km 231+480. */
  metre: number;
  time: string;
  type: DefectType;
  severity: Severity;
  megabytes: number;
}

export const road = { name: 'SP-270', from: 214, to: 255 } as const;
export const inspector = 'Jussara Prates';
export const date: Words = { 'pt-BR': '13/08/2026', en: 'Aug 13, 2026' };

/** The defect shown from the camera to the report. */
export const pothole = {
  id: 'D-0417',
  metre: 231480,
  time: '10:42',
  type: 'pothole',
  severity: 'high',
  megabytes: 14.6,
  confidence: 94,
  width: 95,
  length: 64,
  depth: 9,
  area: 0.48,
  voiceSeconds: '0:18',
  position: { latitude: 23.5127, longitude: 48.5714, accuracy: 3 },
  workOrder: 'OS 2291',
  crew: 'Conserva 3',
} as const satisfies Defect & Record<string, unknown>;

function defect(
  number: number,
  metre: number,
  time: string,
  type: DefectType,
  severity: Severity,
  megabytes: number,
): Defect {
  return { id: `D-0${number}`, metre, time, type, severity, megabytes };
}

/** All defects recorded in the shift, in road order. */
export const defects: readonly Defect[] = [
  defect(407, 214900, '7:41', 'crack', 'low', 5.1),
  defect(408, 216350, '7:58', 'pothole', 'medium', 9.4),
  defect(409, 218040, '8:16', 'marking', 'low', 4.2),
  defect(410, 219720, '8:33', 'pothole', 'high', 12.9),
  defect(411, 221660, '8:57', 'crack', 'medium', 7.7),
  defect(412, 224180, '9:24', 'marking', 'medium', 5.6),
  defect(413, 226510, '9:47', 'crack', 'medium', 8.8),
  defect(414, 228300, '10:06', 'sign', 'low', 6.2),
  defect(415, 229870, '10:20', 'crack', 'medium', 9.8),
  defect(416, 231120, '10:36', 'marking', 'low', 4.1),
  pothole,
  defect(418, 232650, '10:52', 'crack', 'medium', 8.3),
  defect(419, 234090, '11:05', 'marking', 'medium', 5),
  defect(420, 235010, '11:12', 'crack', 'low', 7.4),
  defect(421, 237300, '11:36', 'pothole', 'medium', 9.1),
  defect(422, 238640, '11:58', 'sign', 'high', 8.6),
  defect(423, 240930, '12:49', 'crack', 'low', 5.3),
  defect(424, 243150, '13:12', 'crack', 'medium', 7.9),
  defect(425, 245800, '13:37', 'sign', 'low', 6.4),
  defect(426, 248220, '14:02', 'pothole', 'medium', 9.9),
  defect(427, 250460, '14:24', 'marking', 'medium', 5.2),
  defect(428, 252700, '14:48', 'pothole', 'high', 13.3),
  defect(429, 254330, '15:06', 'crack', 'low', 4.9),
];

/** The phone had no network between these kilometres. */
export const noSignal = { from: 227, to: 238 } as const;

export interface Stretch {
  from: number;
  to: number;
  start: string;
  end: string;
  landmark: Words;
}

export const stretches: readonly Stretch[] = [
  {
    from: 214,
    to: 223,
    start: '7:30',
    end: '9:10',
    landmark: { 'pt-BR': 'Trevo de Angatuba', en: 'Angatuba interchange' },
  },
  {
    from: 223,
    to: 231,
    start: '9:10',
    end: '10:34',
    landmark: { 'pt-BR': 'Ponte do rio Guareí', en: 'Guareí river bridge' },
  },
  {
    from: 231,
    to: 239,
    start: '10:34',
    end: '12:00',
    landmark: { 'pt-BR': 'Serrinha, sem sinal', en: 'Serrinha hills, no signal' },
  },
  {
    from: 239,
    to: 247,
    start: '12:40',
    end: '13:50',
    landmark: { 'pt-BR': 'Balança km 243', en: 'Weigh station, km 243' },
  },
  {
    from: 247,
    to: 255,
    start: '13:50',
    end: '15:20',
    landmark: { 'pt-BR': 'Acesso a Paranapanema', en: 'Paranapanema access' },
  },
];

export function defectsIn(from: number, to: number): readonly Defect[] {
  return defects.filter(({ metre }) => metre >= from * 1000 && metre < to * 1000);
}

/** Defects recorded up to this kilometre. */
export function defectsUntil(km: number): readonly Defect[] {
  return defectsIn(road.from, km);
}

export const severities = ['high', 'medium', 'low'] as const;
export const types = ['crack', 'pothole', 'marking', 'sign'] as const;

export function countBySeverity(list: readonly Defect[]): Record<Severity, number> {
  const count = (severity: Severity) => list.filter((item) => item.severity === severity).length;
  return { high: count('high'), medium: count('medium'), low: count('low') };
}

/** Mean km inspected per shift, all four teams, by month of 2026. */
export const months = [
  { name: { 'pt-BR': 'fev', en: 'Feb' }, km: 24.1 },
  { name: { 'pt-BR': 'mar', en: 'Mar' }, km: 27.4 },
  { name: { 'pt-BR': 'abr', en: 'Apr' }, km: 31.6 },
  { name: { 'pt-BR': 'mai', en: 'May' }, km: 34.2 },
  { name: { 'pt-BR': 'jun', en: 'Jun' }, km: 37.9 },
  { name: { 'pt-BR': 'jul', en: 'Jul' }, km: 39.5 },
  { name: { 'pt-BR': 'ago', en: 'Aug' }, km: 41 },
] as const satisfies readonly { name: Words; km: number }[];

/** The four stretches of the concession: their means are the ends of `months`. */
export const teams = [
  { road: 'SP-270', from: 255, to: 299, inspector: 'Luana Siqueira', before: 25.2, now: 44 },
  { road: 'SP-270', from: 214, to: 255, inspector: 'Jussara Prates', before: 24, now: 41 },
  { road: 'SP-258', from: 223, to: 263, inspector: 'Edvaldo Moura', before: 24.1, now: 40 },
  { road: 'SP-255', from: 250, to: 289, inspector: 'Caio Bittencourt', before: 23.1, now: 39 },
] as const;
