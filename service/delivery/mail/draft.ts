import type { SendMailOptions } from 'nodemailer';
import type { Job, JobKind } from '../job.ts';
import type { MailContent } from './render-mail.ts';

/** What a mail says, and what its head says. */
export interface Draft {
  content: MailContent;
  to: readonly string[];
  replyTo?: { name: string; address: string } | undefined;
  headers?: Record<string, string>;
  /** What this message has otherwise: the sender, a person's plain text, attachments, the thread. */
  message?: SendMailOptions;
  /** Id of the lead, sign-up or person whose data the .eml file holds, if that is not the job's subject. */
  about?: string;
}

/** Writes the mails of each kind of job, from what the store holds at that moment; none: unneeded. */
export type Drafts = Partial<Record<JobKind, (job: Job) => Promise<Draft | undefined>>>;
