import type { Attempt } from '../job.ts';
import type { MailTransport } from './mail-transport.ts';
import { messageOptions } from './message-options.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { readSmtpFailure, type SmtpFailure } from './smtp-failure.ts';
import { watchSteps } from './smtp-steps.ts';

/** A mail server that is there connects, greets and answers a command in this time. Milliseconds. */
const stepTimeoutMs = 15_000;

/**
 * So long the answer to a whole mail is waited for, in milliseconds. Many servers scan before they
 * answer; who gives up meanwhile sends the same mail again, and again (RFC 5321 §4.5.3.2.6). Nodemailer
 * has one limit for all answers after the greeting, and the RFC gives the others minutes too.
 */
const replyTimeoutMs = 10 * 60_000;

/** Longer than connecting and the longest answer, so that the log names the step that hung. Milliseconds. */
const sendTimeoutMs = replyTimeoutMs + 60_000;

/** How a mail server is asked whether it is there, in nodemailer's terms. */
export function smtpOptions(url: string) {
  return {
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  };
}

/** The same for a mail that is sent in earnest. What the url itself sets comes before either. */
export function sendingOptions(url: string) {
  return { ...smtpOptions(url), socketTimeout: replyTimeoutMs };
}

/**
 * Sends through the mail server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…:465`).
 * Details name codes and steps only: a server's sentences quote the recipient.
 */
export function createSmtpTransport(url: string): MailTransport {
  return {
    timeoutMs: sendTimeoutMs,
    async send(mail, signal) {
      // Loaded with the first mail: the start of the server need not wait for it.
      const { createTransport } = await import('nodemailer');
      // One for each mail, for it listens to the steps of that one.
      const steps = watchSteps();
      const transport = createTransport({ ...sendingOptions(url), ...steps.options });
      try {
        await transport.sendMail({ ...messageOptions(mail), signal });
        return { outcome: 'delivered', detail: 'taken by the mail server' };
      } catch (error) {
        return judge(readSmtpFailure(error, steps.step()), mail);
      } finally {
        transport.close();
      }
    },
  };
}

/**
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is
 * not tried again, and says nothing about the channel. All else is tried again: whatever is wrong
 * with the server, our access to it or the owner's address can be put right within three days.
 */
function judge(failure: SmtpFailure, { to, toOwner }: OutgoingMail): Attempt {
  const { reply, step, response, detail } = failure;
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
