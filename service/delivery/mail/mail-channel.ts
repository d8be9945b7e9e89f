import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { site } from '#site';
import type { Env } from '../../env.ts';
import type { RouteParts } from '../../http/app-env.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { newsletterLink, unsubscribeHeaders } from '../../newsletter/links.ts';
import { parseAlert } from '../alert.ts';
import { type Channel, type Job, unneeded } from '../job.ts';
import type { Draft, Drafts, InboxMails } from './draft.ts';
import { createFileTransport, createSmtpTransport, smtpTimeoutMs } from './mail-transport.ts';
import { acknowledgement, alertMail, newsletterConfirmation, ownerNotice } from './mails.ts';
import { renderHtml, renderText } from './render-mail.ts';

/** Returns `MAIL_FROM` and `NOTIFY_TO`; both default to the company's own address. */
export function mailboxes({ mailFrom, notifyTo }: Env) {
  const { name, email } = site.facts;
  const read = (text = email) =>
    addressparser(text, { flatten: true }).map((one) => ({ ...one, name: one.name || name }));
  const [from = { name, address: email }] = read(mailFrom);
  return { from, owners: read(notifyTo) };
}

/** Why a mail that nobody may get twice is not retried. */
export const lostAnswer =
  'the mail server took the mail and its answer was lost, so it is unclear whether it arrived; it is not sent again';

/** Writes and sends the mail of each job. */
export function createMailChannel(
  parts: Pick<RouteParts, 'env' | 'store'> & InboxMails,
  clock: () => number,
): Channel {
  const { env, drafts: others, offerTimes, leadLink } = parts;
  const { leads, subscribers } = parts.store;
  const { siteUrl, smtpUrl, outbox } = env;
  const { from, owners } = mailboxes(env);
  const send = smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport(outbox);
  const owner = owners.map(({ address }) => address);

  /** Returns the lead of a mail, unless the owner marked it as spam and so knows it already. */
  async function leadOf({ subjectId }: Job): Promise<StoredLead | undefined> {
    const lead = await leads.find(subjectId);
    return lead?.folder === 'spam' ? undefined : lead;
  }

  const drafts: Drafts = {
    ...others,
    'owner-notice': async (job) => {
      const lead = await leadOf(job);
      if (!lead) return undefined;
      const replyTo = { name: lead.name, address: lead.email };
      return { content: ownerNotice(lead, owner, await leadLink?.(lead.id)), to: owner, replyTo };
    },
    acknowledgement: async (job) => {
      const lead = await leadOf(job);
      if (lead?.folder !== 'inbox') return undefined;
      return {
        content: acknowledgement(lead, await offerTimes?.(lead)),
        to: [lead.email],
        replyTo: owners[0],
        headers: { 'Auto-Submitted': 'auto-replied' },
      };
    },
    'newsletter-confirmation': async ({ subjectId }) => {
      // The links exist only in the mail; the store gets their hashes.
      const confirm = newsletterLink(siteUrl, 'confirm');
      const unsubscribe = newsletterLink(siteUrl, 'unsubscribe');
      const hashes = { confirm: confirm.hash, unsubscribe: unsubscribe.hash };
      const signUp = await subscribers.addConfirmationTokens(subjectId, hashes, clock());
      if (!signUp) return undefined;
      const links = { confirm: confirm.href, unsubscribe: unsubscribe.href };
      return {
        content: newsletterConfirmation(signUp.language, links),
        to: [signUp.email],
        headers: unsubscribeHeaders(unsubscribe.href),
      };
    },
    'alert-by-mail': async ({ payload }) => {
      const alert = parseAlert(payload);
      return alert && { content: alertMail(alert), to: owner };
    },
  };

  /** Marks every mail as automatic (RFC 3834 §5). Addresses are objects, so that none is parsed as a list. */
  function messageOf(job: Job, draft: Draft): SendMailOptions {
    const { content, to, replyTo, headers, message } = draft;
    return {
      // The same at every attempt of a job, so that a receiver recognises a duplicate.
      messageId: `<${job.id}@${site.facts.domain}>`,
      from,
      to: to.map((address) => ({ name: '', address })),
      // A name that looks encoded (RFC 2047) would be decoded, line breaks included.
      ...(replyTo && { replyTo: { ...replyTo, name: replyTo.name.replaceAll('=?', '= ?') } }),
      subject: content.subject,
      html: renderHtml(content, siteUrl),
      text: renderText(content, siteUrl),
      textEncoding: 'quoted-printable',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...headers,
      },
      ...message,
    };
  }

  return {
    name: 'mail',
    ...(smtpUrl && { attemptTimeoutMs: smtpTimeoutMs }),
    async attempt(job, signal) {
      const draft = await drafts[job.kind]?.(job);
      if (!draft) return unneeded;
      if ('outcome' in draft) return draft;
      const { about = job.subjectId, to, once } = draft;
      // One person may get several of these kinds.
      const suffix = job.kind === 'lead-reply' || job.kind === 'letter' ? `.${job.subjectId}` : '';
      const outgoing = {
        name: `${about}${suffix}.${job.kind}`,
        to,
        toOwner: to.every((address) => owner.includes(address)),
        message: messageOf(job, draft),
        begin: once?.begin,
      };
      const sending = await send(outgoing, signal);
      await once?.end(sending);
      if (!once || !sending.isLost) return sending;
      return { outcome: 'undeliverable', detail: `${sending.detail}; ${lostAnswer}` };
    },
  };
}
