import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Attempt } from '../job.ts';

/** A working mail server connects, greets and answers a command within this time. Milliseconds. */
const stepTimeoutMs = 15_000;

/** For the answer to a whole mail, which many servers scan first (RFC 5321 §4.5.3.2.6). Milliseconds. */
const replyTimeoutMs = 10 * 60_000;

/** Longer than connecting and the longest answer. */
export const smtpTimeoutMs = replyTimeoutMs + 60_000;

export interface OutgoingMail {
  /** `subject.kind`: names the .eml file, so that erasing a person finds it again. */
  name: string;
  to: readonly string[];
  /** Whether it goes to the owner, whose addresses can be put right and tried again. */
  toOwner: boolean;
  message: SendMailOptions;
  /** See `Draft.once`; a file can be written twice, so only mail servers are told. */
  begin?: (() => Promise<void>) | undefined;
}

export interface Sending extends Attempt {
  /** It was handed over and the mail server's answer was lost: it may have arrived. */
  isLost?: boolean;
}

/** Writes each mail as an `.eml` file into `folder`; a repeated attempt replaces the file. */
export function createFileTransport(folder: string) {
  const renderer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async ({ name, message: content }: OutgoingMail): Promise<Sending> => {
    const { message } = await renderer.sendMail(content);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${name.replace(/[^\w.@-]/g, '_')}.eml`);
    await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
    return { outcome: 'delivered', detail: 'written to the outbox folder (no SMTP_URL)' };
  };
}

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
export function createSmtpTransport(url: string) {
  /** Who of several lacks a mail that the others have. A restart forgets it, and all get it again. */
  const lacking = new Map<string, readonly string[]>();
  return async (mail: OutgoingMail, signal: AbortSignal): Promise<Sending> => {
    const transport = createTransport({ ...smtpOptions(url), socketTimeout: replyTimeoutMs });
    let isHandedOver = false;
    transport.use('stream', ({ message }, done) => {
      // Nobody reads this before the server has asked for the content (354), so whatever fails earlier
      // has left nothing behind.
      message.processFunc((content) => Readable.from(handOver(content)));
      done();
    });
    async function* handOver(content: AsyncIterable<Buffer>) {
      await mail.begin?.();
      isHandedOver = true;
      yield* content;
    }
    // With the date, because a mail that is written anew goes to all.
    const key = JSON.stringify([mail.name, mail.message.date]);
    try {
      const to = lacking.get(key) ?? mail.to;
      const addresses = to.map((address) => ({ name: '', address }));
      const sent = await transport.sendMail({ ...mail.message, to: addresses, signal });
      const had = to.length - sent.rejected.length;
      const part = had < to.length ? ` for ${had} of ${to.length} addresses` : '';
      // Refused for now (RFC 5321 §4.2.1: 4yz), as by a server that greylists: they are tried again.
      const putOff = (sent.rejectedErrors ?? [])
        .filter(({ responseCode = 0 }) => responseCode < 500)
        .flatMap(({ recipient = [] }) => recipient);
      if (putOff.length > 0) lacking.set(key, putOff);
      else lacking.delete(key);
      const outcome = putOff.length > 0 ? 'failed' : 'delivered';
      return { outcome, detail: `taken by the mail server${part}` };
    } catch (error) {
      const failure = readSmtpFailure(error);
      // All others have the mail, and an address that is refused for good delays none.
      if (failure.step === 'RCPT TO' && (failure.reply ?? 0) >= 500 && lacking.delete(key)) {
        return { outcome: 'delivered', detail: failure.detail };
      }
      const isLost = isHandedOver && failure.reply === undefined;
      return { ...judgeSmtpFailure(failure, mail.toOwner), isLost };
    } finally {
      transport.close();
    }
  };
}

/**
 * What nodemailer threw: the server's reply of three digits and sentence, if it answered, and the step, of
 * which every timeout is `CONN`. The detail is fit for a log, such as `SMTP ESOCKET (ECONNREFUSED) at CONN`;
 * the sentence is not, for it may quote a recipient or a password.
 */
export function readSmtpFailure(error: unknown) {
  const failure: NodemailerError = error instanceof Error ? error : new Error();
  const { responseCode: reply, command: step, code = 'unknown', originalCode } = failure;
  const why = reply === undefined && originalCode ? ` (${originalCode})` : '';
  const detail = `SMTP ${reply ?? code}${why}${step ? ` at ${step}` : ''}`;
  return { reply, step, sentence: failure.response ?? '', detail };
}

/**
 * A mail to a visitor that the server refuses for good is not repeated (RFC 5321 §4.2.1: 5yz): at the
 * recipient it is the address, after the whole mail it waits for the owner to send it again. Everything
 * else is tried again: the owner can repair the server, our access to it or their own mailbox within
 * three days, and misses no notice of a lead by it.
 */
function judgeSmtpFailure(
  { reply = 0, step, sentence, detail }: ReturnType<typeof readSmtpFailure>,
  toOwner: boolean,
): Attempt {
  const isForGood = reply >= 500 && reply !== 530 && !toOwner && !refusesUs.test(sentence);
  if (isForGood && step === 'RCPT TO') return { outcome: 'undeliverable', detail };
  return { outcome: isForGood && step === 'DATA' ? 'refused' : 'failed', detail };
}

/**
 * The server refuses us rather than the address, which some do at the recipient too: 530 asks for a login,
 * 5.7.z is policy (RFC 3463 §3.8), and others say it in words. A quoted address has no space in it.
 */
const refusesUs =
  /^\d{3}[ -]5\.7\.\d|\(#5\.7\.\d|\brelay(?:ing)? (?:\S+ ){0,2}(?:denied|not|prohibited)\b|\bunable to relay\b/i;
