import { createTransport } from 'nodemailer';
import type { Attempt } from '../job.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';

/** A working mail server connects, greets and answers a command within this time. Milliseconds. */
const stepTimeoutMs = 15_000;

/**
 * How long to wait for the answer to a whole mail, in milliseconds. Many servers scan before they
 * answer, and giving up meanwhile would send the same mail again (RFC 5321 §4.5.3.2.6). Nodemailer has
 * one limit for all answers after the greeting.
 */
const replyTimeoutMs = 10 * 60_000;

/** Nodemailer's options for asking a mail server whether it works. Options in the url override them. */
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
  return {
    // Longer than connecting and the longest answer.
    timeoutMs: replyTimeoutMs + 60_000,
    async send(mail, signal) {
      const transport = createTransport({ ...smtpOptions(url), socketTimeout: replyTimeoutMs });
      try {
        const { rejected } = await transport.sendMail({ ...mail.message, signal });
        const some = `for ${mail.to.length - rejected.length} of ${mail.to.length} addresses`;
        const detail = `taken by the mail server${rejected.length > 0 ? ` ${some}` : ''}`;
        return { outcome: 'delivered', detail };
      } catch (error) {
        return judge(readSmtpFailure(error), mail);
      } finally {
        transport.close();
      }
    },
  };
}

/** Where an attempt at a mail server failed, in codes and steps. */
export interface SmtpFailure {
  /** Three digits, if the server answered. */
  reply: string | undefined;
  /** The SMTP command, or CONN; nodemailer names every timeout CONN. */
  step: string | undefined;
  /** The server's sentence. Never log it: it may quote a recipient or a password. */
  response: string;
  /** Fit for a log: such as `SMTP 530 at MAIL FROM`, or `SMTP ESOCKET (ECONNREFUSED) at CONN`. */
  detail: string;
}

/** Reads what nodemailer threw. */
export function readSmtpFailure(error: unknown): SmtpFailure {
  const said = (name: string): string | undefined => {
    const value: unknown = typeof error === 'object' && error ? Reflect.get(error, name) : '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const reply = said('responseCode');
  const step = said('command');
  // nodemailer names its own code and keeps the one of the socket or of TLS aside.
  const cause = /^[A-Z][A-Z0-9_]*$/.exec(said('originalCode') ?? '')?.[0];
  const why = reply === undefined && cause !== undefined ? ` (${cause})` : '';
  const detail = `SMTP ${reply ?? said('code') ?? 'unknown'}${why}${step ? ` at ${step}` : ''}`;
  return { reply, step, response: said('response') ?? '', detail };
}

/**
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is not
 * tried again. Everything else is: the owner can repair the server, our access to it or their own
 * address within three days.
 */
function judge(failure: SmtpFailure, mail: OutgoingMail): Attempt {
  const { reply, step, detail } = failure;
  const isRefused = step === 'RCPT TO' && reply?.startsWith('5');
  const isForGood = isRefused && !mail.toOwner && !refusesUs(failure, mail);
  return { outcome: isForGood ? 'undeliverable' : 'failed', detail };
}

/**
 * Whether the server refuses us rather than the address, which some do at the recipient too; every
 * acknowledgement would be lost in silence. 530 asks for a login, 5.7.z is policy (RFC 3463 §3.8),
 * and servers without such codes say it in words.
 */
function refusesUs({ reply, response }: SmtpFailure, { to }: OutgoingMail): boolean {
  const sentence = to.reduce((text, address) => text.replaceAll(address, ''), response);
  return (
    reply === '530' ||
    /(?:^\d{3}[ -]|#)5\.7\.\d/.test(sentence) ||
    /\brelay(?:ing)?\b.*\b(?:denied|not|prohibited)\b|\bunable to relay\b/i.test(sentence)
  );
}
