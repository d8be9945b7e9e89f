import { Readable } from 'node:stream';
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
  /** Addresses that have a mail which others were put off for, by its name; a restart forgets them. */
  const taken = new Map<string, readonly string[]>();
  return {
    // Longer than connecting and the longest answer.
    timeoutMs: replyTimeoutMs + 60_000,
    async send(mail, signal) {
      const transport = createTransport({ ...smtpOptions(url), socketTimeout: replyTimeoutMs });
      let isHandedOver = false;
      const { begin } = mail;
      if (begin) {
        transport.use('stream', ({ message }, done) => {
          // Nobody reads this before the server has asked for the content (354), so whatever fails
          // earlier has left nothing behind.
          message.processFunc((content) => Readable.from(handOver(content)));
          done();
        });
      }
      async function* handOver(content: AsyncIterable<Buffer>) {
        await begin?.();
        isHandedOver = true;
        yield* content;
      }
      const had = taken.get(mail.name) ?? [];
      const { from } = mail.message;
      const left = mail.to.filter((address) => !had.includes(address));
      const envelope = had.length > 0 && from ? { envelope: { from, to: left } } : {};
      try {
        const sent = await transport.sendMail({ ...mail.message, ...envelope, signal });
        const has = mail.to.filter((address) => !sent.rejected.includes(address));
        const some = has.length < mail.to.length;
        const detail = `taken by the mail server${some ? ` for ${has.length} of ${mail.to.length} addresses` : ''}`;
        // Refused for now (RFC 5321 §4.2.1: 4yz), as by a server that greylists.
        if (sent.rejectedErrors?.some(({ responseCode = 0 }) => responseCode < 500)) {
          taken.set(mail.name, has);
          return { outcome: 'failed', detail };
        }
        taken.delete(mail.name);
        return { outcome: 'delivered', detail };
      } catch (error) {
        const failure = readSmtpFailure(error);
        const isLost = isHandedOver && failure.reply === undefined;
        return { ...judge(failure, mail), isLost };
      } finally {
        transport.close();
      }
    },
  };
}

/**
 * What nodemailer threw: the server's reply of three digits and sentence, if it answered, and the step, of
 * which every timeout is `CONN`. The detail is fit for a log, such as `SMTP ESOCKET (ECONNREFUSED) at CONN`;
 * the sentence is not, for it may quote a recipient or a password.
 */
export function readSmtpFailure(error: unknown) {
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
  return { reply, step, sentence: said('response') ?? '', detail };
}

/**
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is not
 * tried again. Everything else is: the owner can repair the server, our access to it or their own
 * address within three days.
 */
function judge(failure: ReturnType<typeof readSmtpFailure>, mail: OutgoingMail): Attempt {
  const { reply, step, detail } = failure;
  const isRefused = step === 'RCPT TO' && reply !== undefined && reply.startsWith('5');
  // The sentence may quote the address, whose name says nothing.
  const sentence = mail.to.reduce((text, to) => text.replaceAll(to, ''), failure.sentence);
  return {
    outcome: isRefused && !mail.toOwner && !refusesUs(reply, sentence) ? 'undeliverable' : 'failed',
    detail,
  };
}

/**
 * Whether the server refuses us rather than the address, which some do at the recipient too; every
 * acknowledgement would be lost in silence. 530 asks for a login, 5.7.z is policy (RFC 3463 §3.8),
 * and servers without such codes say it in words.
 */
function refusesUs(reply: string, sentence: string): boolean {
  return (
    reply === '530' ||
    /(?:^\d{3}[ -]|#)5\.7\.\d/.test(sentence) ||
    /\brelay(?:ing)?\b.*\b(?:denied|not|prohibited)\b|\bunable to relay\b/i.test(sentence)
  );
}
