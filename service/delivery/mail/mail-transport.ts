import type { Attempt } from '../job.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Where mails leave: a mail server, or files. */
export interface MailTransport {
  /** So long the sending of one mail may take, in milliseconds. */
  timeoutMs: number;
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Attempt>;
  /** Takes a mail back, where that is possible: its person was erased while it was written. */
  withdraw?(mail: OutgoingMail): Promise<void>;
}
