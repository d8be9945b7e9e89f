import type { Language } from '../../language.ts';
import type { DefectType, Severity, Words } from './data.ts';

export const typeNames: Words<Record<DefectType, string>> = {
  'pt-BR': {
    pothole: 'Buraco',
    crack: 'Trinca',
    marking: 'Faixa apagada',
    sign: 'Placa danificada',
  },
  en: {
    pothole: 'Pothole',
    crack: 'Crack',
    marking: 'Faded marking',
    sign: 'Damaged sign',
  },
};

export const severityNames: Words<Record<Severity, string>> = {
  'pt-BR': { high: 'Alta', medium: 'Média', low: 'Baixa' },
  en: { high: 'High', medium: 'Medium', low: 'Low' },
};

/** 231480 is said as km 231+480 on Brazilian roads, in both languages. */
export function roadPosition(metre: number): string {
  const km = Math.floor(metre / 1000);
  return `km\u00a0${km}+${String(metre % 1000).padStart(3, '0')}`;
}

export function decimal(value: number, language: Language, digits = 1): string {
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** '14:20' as 14h20 or 2:20 pm. */
export function clock(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  if (language === 'pt-BR') return `${hour.padStart(2, '0')}h${minute}`;
  const hours = Number(hour);
  return `${hours > 12 ? hours - 12 : hours}:${minute}\u00a0${hours >= 12 ? 'pm' : 'am'}`;
}
