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
export function mailSettings(env: Pick<Env, 'mailFrom' | 'notifyTo' | 'siteUrl'>): MailSettings {
  const { email } = site.facts;
  return {
    from: parseMailbox(env.mailFrom ?? email),
    notifyTo: (env.notifyTo ?? email).split(',').map(parseMailbox),
    siteUrl: env.siteUrl,
  };
}

/** Reads `Name <address>` or an address alone, as the environment has checked it. */
function parseMailbox(text: string): Mailbox {
  const [, name = '', address = text] = text.trim().match(/^([^<]*)<([^>]+)>$/) ?? [];
  const plainName = name.trim().replace(/^"(.*)"$/, '$1');
  return { name: plainName || site.facts.name, address: address.trim() };
}
