import type { Attempt } from '../job.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Where mails leave: a mail server, or files. */
export interface MailTransport {
  /** How long sending one mail may take, in milliseconds. */
  timeoutMs: number;
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Attempt>;
  /** Takes a mail back, if possible, because its person was erased while it was written. */
  withdraw?(mail: OutgoingMail): Promise<void>;
}
