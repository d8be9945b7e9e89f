import type { Job } from '../job.ts';
import type { MailContent } from './mail-content.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mailbox } from './mailbox.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** `subject.kind`: names the .eml file, so that erasing a person finds it again. */
  name: string;
  /** The same at every attempt of a job, so that a receiver recognises a second copy. */
  messageId: string;
  date: Date;
  from: Mailbox;
  to: string;
  replyTo: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Whether the recipient is the owner, whose address can be put right and tried again. */
  toOwner: boolean;
}

export interface Addressing {
  to: string;
  replyTo?: Mailbox;
  headers?: Record<string, string>;
}

/** Control characters would end a header line and begin another (CWE-93); none survives here. */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * Renders a mail for its job. Every mail of the service is made by a machine and says so
 * (RFC 3834 §5), so that no out-of-office reply comes back.
 */
export function composeMail(
  job: Job,
  content: MailContent,
  settings: MailSettings,
  addressing: Addressing,
): OutgoingMail {
  const { replyTo } = addressing;
  return {
    name: `${job.subjectId}.${job.kind}`,
    messageId: `<${job.id}@${settings.domain}>`,
    date: new Date(job.createdAt),
    from: cleanMailbox(settings.from),
    to: headerText(addressing.to),
    replyTo: replyTo && cleanMailbox(replyTo),
    subject: headerText(content.subject),
    html: renderHtml(content),
    text: renderText(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...addressing.headers,
    },
    toOwner: addressing.to === settings.notifyTo.address,
  };
}

function cleanMailbox({ name, address }: Mailbox): Mailbox {
  return { name: headerText(name), address: headerText(address) };
}
