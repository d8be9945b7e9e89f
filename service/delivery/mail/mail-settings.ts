/** The zone in which the owner reads times (IANA name). */
const ownerTimeZone = 'America/Sao_Paulo';

export interface Mailbox {
  name: string;
  address: string;
}

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

/** Reads `Name <address>` or an address alone, as the environment has checked it. */
export function parseMailbox(text: string, defaultName: string): Mailbox {
  const [, name = '', address = text] = text.match(/^([^<]*)<([^>]+)>$/) ?? [];
  const plainName = name.trim().replace(/^"(.*)"$/, '$1');
  return { name: plainName || defaultName, address: address.trim() };
}
