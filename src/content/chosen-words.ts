import type { ChoiceField, Lead } from '../../contract/lead.ts';
import type { Words } from './words.ts';

/** The form's words for its options. */
export function choiceWords({ interests, companySizes, consultation }: Words['contact']) {
  return { interests, companySizes, consultation };
}

/** The visitor's choices in the form's words, for mails, commands and the inbox. */
export function chosenWords(
  { interest, companySize, consultationType }: Pick<Lead, ChoiceField>,
  { interests, companySizes, consultation }: ReturnType<typeof choiceWords>,
): Record<ChoiceField, string | undefined> {
  const { name, duration } = consultation.types[consultationType];
  return {
    companySize: companySize && companySizes[companySize],
    interest: interests[interest],
    consultationType: `${name}, ${duration}`,
  };
}
