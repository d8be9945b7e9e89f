import { site } from '#site';
import type { Language } from '../../../contract/language.ts';
import type { LeadField } from '../../../contract/lead.ts';
import { formatPhone } from '../../../contract/phone.ts';
import { chosenWords } from '../../../src/content/chosen-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';

/** A lead's fields as people read them: what was chosen is named as in the form. */
export function shownFields(
  lead: Pick<StoredLead, LeadField>,
  language: Language,
): Record<LeadField, string | undefined> {
  const chosen = chosenWords(lead, site.words[language].contact);
  return { ...lead, phone: formatPhone(lead.phone), ...chosen };
}
