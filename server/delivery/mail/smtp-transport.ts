import type { Attempt } from '../job.ts';
import { once } from '../once.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import type { MailTransport } from './mail-transport.ts';
import { messageOptions } from './message-options.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { readSmtpFailure } from './smtp-failure.ts';

/** Shorter than the attempt's, so that the log names the step that hung. Milliseconds. */
const stepTimeoutMs = attemptTimeoutMs / 2;

/** How a mail server is spoken to, in nodemailer's terms. */
export function smtpOptions(url: string) {
  return {
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  };
}

/**
 * Sends through the mail server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…:465`).
 * Details name codes and steps only: a server's sentences quote the recipient.
 */
export function createSmtpTransport(url: string): MailTransport {
  // Loaded with the first mail: the start of the server need not wait for it.
  const loaded = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(smtpOptions(url));
  });
  return {
    async send(mail, signal) {
      try {
        await (await loaded()).sendMail({ ...messageOptions(mail), signal });
        return { outcome: 'delivered', detail: 'taken by the mail server' };
      } catch (error) {
        return judge(error, mail);
      }
    },
  };
}

/**
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is
 * not tried again, and says nothing about the channel. All else is tried again: whatever is wrong
 * with the server, our access to it or the owner's address can be put right within three days.
 */
function judge(error: unknown, { to, toOwner }: OutgoingMail): Attempt {
  const { reply, step, response, detail } = readSmtpFailure(error);
  const refused = step === 'RCPT TO' && reply !== undefined && reply.startsWith('5');
  if (refused && !toOwner && !refusesUs(reply, response, to)) {
    return { outcome: 'undeliverable', reason: 'recipient-refused', detail };
  }
  return { outcome: 'failed', detail };
}

/**
 * Some servers answer a sender that may not relay at the recipient too. That is no mistyped address:
 * every acknowledgement would be lost in silence. 530 wants a login, 5.7.z is policy (RFC 3463
 * §3.8), and servers without such codes say it in words.
 */
function refusesUs(reply: string, response: string, to: string): boolean {
  const sentence = response.replaceAll(to, '');
  return (
    reply === '530' ||
    /(?:^\d{3}[ -]|#)5\.7\.\d/.test(sentence) ||
    /\brelay(?:ing)?\b.*\b(?:denied|not|prohibited)\b|\bunable to relay\b/i.test(sentence)
  );
}
