import type { SendMailOptions } from 'nodemailer';
import type { Job } from '../job.ts';
import type { MailContent } from './mail-content.ts';
import type { Mailbox, MailSettings } from './mail-settings.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** `subject.kind`: names the .eml file, so that erasing a person finds it again. */
  name: string;
  /** The address of the recipient. */
  to: string;
  /** Whether the recipient is the owner, whose address can be put right and tried again. */
  toOwner: boolean;
  /** The mail in nodemailer's terms. */
  message: SendMailOptions;
}

export interface Addressing {
  to: string;
  replyTo?: Mailbox;
  headers?: Record<string, string>;
}

/** Removes control characters, which would end a header line and begin another (CWE-93). */
function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function cleanMailbox({ name, address }: Mailbox): Mailbox {
  return { name: headerText(name), address: headerText(address) };
}

/**
 * Renders a mail for its job. Every mail of the service says that a machine made it (RFC 3834 §5), so
 * that no out-of-office reply comes back. Addresses are objects, so that none is parsed as a list.
 */
export function composeMail(
  job: Job,
  content: MailContent,
  settings: MailSettings,
  { to, replyTo, headers }: Addressing,
): OutgoingMail {
  const recipient = headerText(to);
  return {
    name: `${job.subjectId}.${job.kind}`,
    to: recipient,
    toOwner: to === settings.notifyTo.address,
    message: {
      // The same at every attempt of a job, so that a receiver recognises a second copy.
      messageId: `<${job.id}@${settings.domain}>`,
      date: new Date(job.createdAt),
      from: cleanMailbox(settings.from),
      to: { name: '', address: recipient },
      ...(replyTo && { replyTo: cleanMailbox(replyTo) }),
      subject: headerText(content.subject),
      html: renderHtml(content, settings),
      text: renderText(content, settings),
      textEncoding: 'quoted-printable',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...headers,
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
}
