import type { Attempt } from '../job.ts';
import type { MailTransport } from './mail-transport.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { readSmtpFailure, type SmtpFailure } from './smtp-failure.ts';
import { watchSteps } from './smtp-steps.ts';

/** A working mail server connects, greets and answers a command within this time. Milliseconds. */
const stepTimeoutMs = 15_000;

/**
 * How long to wait for the answer to a whole mail, in milliseconds. Many servers scan before they
 * answer, and giving up meanwhile would send the same mail again (RFC 5321 §4.5.3.2.6). Nodemailer has
 * one limit for all answers after the greeting.
 */
const replyTimeoutMs = 10 * 60_000;

/** Longer than connecting and the longest answer, so that the log names the step that hung. Milliseconds. */
const sendTimeoutMs = replyTimeoutMs + 60_000;

/** Nodemailer's options for asking a mail server whether it works. */
export function smtpOptions(url: string) {
  return {
    url,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
  };
}

/** Nodemailer's options for sending a mail. Options in the url override both. */
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
      // Loaded with the first mail, so that the server starts without it.
      const { createTransport } = await import('nodemailer');
      const steps = watchSteps();
      const transport = createTransport({ ...sendingOptions(url), ...steps.options });
      try {
        await transport.sendMail({ ...mail.message, signal });
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
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is not
 * tried again. Everything else is: the owner can repair the server, our access to it or their own
 * address within three days.
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
 * Whether the server refuses us rather than the address, which some do at the recipient too; every
 * acknowledgement would be lost in silence. 530 asks for a login, 5.7.z is policy (RFC 3463 §3.8),
 * and servers without such codes say it in words.
 */
function refusesUs(reply: string, response: string, to: string): boolean {
  const sentence = response.replaceAll(to, '');
  return (
    reply === '530' ||
    /(?:^\d{3}[ -]|#)5\.7\.\d/.test(sentence) ||
    /\brelay(?:ing)?\b.*\b(?:denied|not|prohibited)\b|\bunable to relay\b/i.test(sentence)
  );
}
