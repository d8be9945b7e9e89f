import { encodeEmail } from '../../../contract/email.ts';
import { dialledPhone, whatsAppLink } from '../../../contract/phone.ts';
import type { LeadDetail, Templates } from '../../contract/leads.ts';
import { maxLengths } from '../../contract/terms.ts';
import { siteParts } from '../site-parts.ts';

export interface Greeting {
  subject: string;
  text: string;
}

/**
 * The template in the visitor's language, with its placeholders filled in. Its subject is used only if the
 * visitor got no mail yet: mail programs split a thread when the subject changes.
 */
export function greet(
  templates: Templates | undefined,
  { language, lead, threadSubject }: Pick<LeadDetail, 'language' | 'lead' | 'threadSubject'>,
  me: string,
): Greeting {
  const template = templates?.[language] ?? { subject: '', text: '' };
  const values: Readonly<Record<string, string>> = {
    person: lead.name,
    interest: siteParts.words[language].interests[lead.interest],
    me,
  };
  // In a single pass, so that braces in a name are not replaced.
  const fill = (text: string) =>
    text.replace(/\{(person|interest|me)\}/g, (_, name: string) => values[name] ?? '');
  const subject = threadSubject === null ? fill(template.subject) : answering(threadSubject);
  return { subject, text: fill(template.text) };
}

function answering(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, maxLengths.subject);
}

/** Links that open the person's own programs, with the greeting filled in where possible. */
export function contactLinks({ lead }: Pick<LeadDetail, 'lead'>, { subject, text }: Greeting) {
  const chat = whatsAppLink(lead.phone);
  const said = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return {
    mail: `mailto:${encodeEmail(lead.email)}?subject=${encodeURIComponent(subject)}&body=${said}`,
    whatsapp: chat && `${chat}?text=${encodeURIComponent(text)}`,
    call: `tel:${dialledPhone(lead.phone)}`,
  };
}
