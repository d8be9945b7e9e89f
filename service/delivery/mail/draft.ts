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
  /** Overrides: the sender, a person's plain text, attachments, the thread. */
  message?: SendMailOptions;
  /** Id of the lead, sign-up or person whose data the .eml file holds, if it is not the job's subject. */
  about?: string;
  /** Set if nobody may get the mail twice, even if a process is killed meanwhile. */
  once?: {
    /** Called when the mail server asks for the content; if it rejects, the mail is not sent. */
    begin(): Promise<void>;
    end(sending: Sending): Promise<void>;
  };
}

/** Drafts a mail for each kind of job: undefined if unneeded, an `Attempt` if that says why. */
export type Drafts = Partial<Record<JobKind, (job: Job) => Promise<Draft | Attempt | undefined>>>;

/** Times that the acknowledgement of a lead offers, each as a link. */
export interface OfferedTimes {
  times: readonly { label: string; href: string }[];
  minutes: number;
  /** Name of their time zone. */
  zone: string;
}

/** `except`: half-hours that are free, but must not be offered. */
export type OfferTimes = (
  lead: StoredLead,
  except?: readonly number[],
) => Promise<OfferedTimes | undefined>;

/** The mails of the inbox; without them there are only those of the form and the newsletter. */
export interface InboxMails {
  drafts?: Drafts;
  offerTimes?: OfferTimes;
  /** Returns the URL of a lead in the inbox; undefined if nobody may sign in there. */
  leadLink?: (id: string) => Promise<string | undefined>;
}
