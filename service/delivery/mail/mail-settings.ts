import { type Mailbox, parseMailbox } from './mailbox.ts';

/** The zone in which the owner reads times (IANA name). */
const ownerTimeZone = 'America/Sao_Paulo';

/** Who the mails come from and go to; facts of the brand and of the environment. */
export interface MailSettings {
  brandName: string;
  /** Host part of every Message-ID. */
  domain: string;
  from: Mailbox;
  /** The owner. */
  notifyTo: Mailbox;
  /** Without a slash at its end. */
  siteUrl: string;
  timeZone: string;
}

/**
 * Joins the facts of the brand with `MAIL_FROM`, `NOTIFY_TO` and `SITE_URL`. Without them the
 * brand's own address stands in for both, which is right for the .eml files of a laptop.
 */
export function mailSettings(
  brand: { name: string; email: string; domain: string },
  env: { mailFrom: string | undefined; notifyTo: string | undefined; siteUrl: string },
): MailSettings {
  return {
    brandName: brand.name,
    domain: brand.domain,
    from: parseMailbox(env.mailFrom ?? brand.email, brand.name),
    notifyTo: parseMailbox(env.notifyTo ?? brand.email, brand.name),
    siteUrl: env.siteUrl,
    timeZone: ownerTimeZone,
  };
}
