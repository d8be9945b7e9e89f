import { site } from '#site';
import type { Language } from '../../../contract/language.ts';
import type { CompanySize, ConsultationType, Interest } from '../../../contract/lead.ts';

/** The interest as the form names it. */
export function interestName(interest: Interest, language: Language): string {
  return site.words[language].contact.interests[interest];
}

/** The company's size as the form names it. */
export function companySizeName(size: CompanySize, language: Language): string {
  return site.words[language].contact.companySizes[size];
}

/** The consultation as the form names it, and how long it takes. */
export function consultationName(type: ConsultationType, language: Language): string {
  const { name, duration } = site.words[language].contact.consultation.types[type];
  return `${name}, ${duration}`;
}
