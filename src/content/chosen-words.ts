import type { ChoiceField, Lead } from '../../contract/lead.ts';
import type { Words } from './words.ts';

/** The words of the form that name what can be chosen in it. */
export type ChoiceWords = Pick<Words['contact'], 'interests' | 'companySizes' | 'consultation'>;

/** What a visitor chose, as the form calls it: mails, commands and the inbox say the same. */
export function chosenWords(
  { interest, companySize, consultationType }: Pick<Lead, ChoiceField>,
  { interests, companySizes, consultation }: ChoiceWords,
): Record<ChoiceField, string | undefined> {
  const { name, duration } = consultation.types[consultationType];
  return {
    companySize: companySize && companySizes[companySize],
    interest: interests[interest],
    consultationType: `${name}, ${duration}`,
  };
}
