import type { SendMailOptions } from 'nodemailer';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { Attempt, Job, JobKind } from '../job.ts';
import type { Sending } from './mail-transport.ts';
import type { MailContent } from './render-mail.ts';

export interface Draft {
  content: MailContent;
  to: readonly string[];
  replyTo?: { name: string; address: string } | undefined;
  headers?: Record<string, string>;
  /** What this message has otherwise: the sender, a person's plain text, attachments, the thread. */
  message?: SendMailOptions;
  /** Id of the lead, sign-up or person whose data the .eml file holds, if that is not the job's subject. */
  about?: string;
  /** Of a mail that nobody may get twice, whatever is killed meanwhile. */
  once?: {
    /** Called when the mail server waits for the content; the mail does not leave if this rejects. */
    begin(): Promise<void>;
    end(sending: Sending): Promise<void>;
  };
}

/** The mail of each kind of job; undefined: unneeded. An `Attempt` says why there is none. */
export type Drafts = Partial<Record<JobKind, (job: Job) => Promise<Draft | Attempt | undefined>>>;

/** Hours that the acknowledgement of a lead offers, each behind a link. */
export interface OfferedTimes {
  times: readonly { label: string; href: string }[];
  minutes: number;
  /** Name of their time zone. */
  zone: string;
}

export type OfferTimes = (lead: StoredLead) => Promise<OfferedTimes | undefined>;

/** The inbox's part of the mails; without it they are those of the form and the newsletter. */
export interface InboxMails {
  drafts?: Drafts;
  offerTimes?: OfferTimes;
  /** Address of a lead in the inbox, where there is anybody who may enter it. */
  leadLink?: (id: string) => Promise<string | undefined>;
}
