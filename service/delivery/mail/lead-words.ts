import { contact as english } from '../../../app/content/en/contact.ts';
import type { Contact } from '../../../app/content/messages.ts';
import { contact as portuguese } from '../../../app/content/pt-BR/contact.ts';
import type { Language } from '../../../contract/language.ts';
import type { CompanySize, ConsultationType, Interest } from '../../../contract/lead.ts';

/** The words of the form itself, so that a mail names an answer as the visitor chose it. */
const words: Record<Language, Pick<Contact, 'interests' | 'companySizes' | 'consultation'>> = {
  'pt-BR': portuguese,
  en: english,
};

/** The interest as the form names it. */
export function interestName(interest: Interest, language: Language): string {
  return words[language].interests[interest];
}

/** The company's size as the form names it. */
export function companySizeName(size: CompanySize, language: Language): string {
  return words[language].companySizes[size];
}

/** The consultation as the form names it, and how long it takes. */
export function consultationName(type: ConsultationType, language: Language): string {
  const { name, duration } = words[language].consultation.types[type];
  return `${name}, ${duration}`;
}
