import addressparser from 'nodemailer/lib/addressparser';
import { site } from '#site';
import type { Env } from '../../env.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** Who the mails come from and go to. */
export interface MailSettings {
  from: Mailbox;
  /** The owner, who may read in several mailboxes. */
  notifyTo: readonly Mailbox[];
  /** Without a slash at its end. */
  siteUrl: string;
}

/**
 * Reads `MAIL_FROM`, `NOTIFY_TO` and `SITE_URL`. Without them the company's own address stands in for
 * both, which is right for the .eml files of a laptop.
 */
export function mailSettings({ mailFrom, notifyTo, siteUrl }: Env): MailSettings {
  const { name, email } = site.facts;
  const read = (text = email) =>
    addressparser(text, { flatten: true }).map((one) => ({ ...one, name: one.name || name }));
  const [from = { name, address: email }] = read(mailFrom);
  return { from, notifyTo: read(notifyTo), siteUrl };
}
