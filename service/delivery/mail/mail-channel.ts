import type { LeadStore } from '../../leads/ports.ts';
import { newsletterLink } from '../../newsletter/links.ts';
import type { SubscriberStore } from '../../newsletter/ports.ts';
import { createToken, hashToken } from '../../newsletter/token.ts';
import { parseAlert } from '../alert-text.ts';
import type { Channel } from '../channel.ts';
import { type Attempt, channelKinds, type Job } from '../job.ts';
import { acknowledgement } from './acknowledgement.ts';
import { alertMail } from './alert-mail.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MailTransport } from './mail-transport.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { composeMail, type OutgoingMail } from './outgoing-mail.ts';
import { ownerNotice } from './owner-notice.ts';

export interface MailChannelSettings {
  leads: Pick<LeadStore, 'find'>;
  subscribers: Pick<SubscriberStore, 'addConfirmationTokens' | 'holds'>;
  transport: MailTransport;
  mail: MailSettings;
  clock: () => number;
}

const unneeded: Attempt = { outcome: 'unneeded', detail: 'not needed any more' };

/** Writes the mail of each job from what the store holds at that moment, and sends it. */
export function createMailChannel(settings: MailChannelSettings): Channel {
  const { leads, subscribers, transport, mail, clock } = settings;

  async function compose(job: Job): Promise<OutgoingMail | undefined> {
    if (job.kind === 'newsletter-confirmation') return await composeConfirmation(job);
    if (job.kind === 'alert-by-mail') {
      const alert = parseAlert(job.payload);
      return alert && composeMail(job, alertMail(alert, mail), mail, { to: mail.notifyTo.address });
    }
    const lead = await leads.find(job.subjectId);
    // The owner who marked it as spam knows the lead already.
    if (!lead || lead.folder === 'spam') return undefined;
    if (job.kind === 'owner-notice') {
      return composeMail(job, ownerNotice(lead, mail), mail, {
        to: mail.notifyTo.address,
        replyTo: { name: lead.name, address: lead.email },
      });
    }
    if (lead.folder !== 'inbox') return undefined;
    return composeMail(job, acknowledgement(lead, mail), mail, {
      to: lead.email,
      replyTo: mail.notifyTo,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
  }

  /** Makes the tokens, which leave with the mail; the store only ever sees their hashes. */
  async function composeConfirmation(job: Job): Promise<OutgoingMail | undefined> {
    const tokens = { confirm: createToken(), unsubscribe: createToken() };
    const hashes = {
      confirm: hashToken(tokens.confirm),
      unsubscribe: hashToken(tokens.unsubscribe),
    };
    const signUp = await subscribers.addConfirmationTokens(job.subjectId, hashes, clock());
    if (signUp === undefined) return undefined;
    const links = {
      confirm: newsletterLink(mail.siteUrl, 'confirm', tokens.confirm),
      unsubscribe: newsletterLink(mail.siteUrl, 'unsubscribe', tokens.unsubscribe),
    };
    return composeMail(job, newsletterConfirmation(signUp.language, links, mail), mail, {
      to: signUp.email,
      // Both fields, so that the mail program's own button works (RFC 8058 §3.1).
      headers: {
        'List-Unsubscribe': `<${links.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  /** Whether the store still holds the person that the mail is about. */
  async function isKept({ kind, subjectId }: Job): Promise<boolean> {
    if (kind === 'newsletter-confirmation') return await subscribers.holds(subjectId);
    if (kind === 'alert-by-mail') return true;
    return (await leads.find(subjectId)) !== undefined;
  }

  return {
    name: 'mail',
    kinds: channelKinds.mail,
    attemptTimeoutMs: transport.timeoutMs,
    async attempt(job, signal) {
      const outgoing = await compose(job);
      if (outgoing === undefined) return unneeded;
      const attempt = await transport.send(outgoing, signal);
      // An erasure between reading and writing would have missed the file, so look again after it.
      if (transport.withdraw && !(await isKept(job))) await transport.withdraw(outgoing);
      return attempt;
    },
  };
}
