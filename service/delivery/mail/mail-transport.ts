import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { type Attempt, onlyThisAddress } from '../job.ts';

/**
 * Longer than the ten minutes that nodemailer waits for the answer to a whole mail, which many servers scan
 * first (RFC 5321 §4.5.3.2.6). Milliseconds.
 */
export const smtpTimeoutMs = 11 * 60_000;

interface OutgoingMail {
  /** `subject.kind`: names the .eml file, so that erasing a person finds it. */
  name: string;
  to: readonly string[];
  /** Whether it goes to the owner, who can correct their addresses before a retry. */
  toOwner: boolean;
  message: SendMailOptions;
  /** See `Draft.once`; only for mail servers, because a file can be written twice. */
  begin?: (() => Promise<void>) | undefined;
}

export interface Sending extends Attempt {
  /** The mail was handed over but the server's answer was lost: it may have arrived. */
  isLost?: boolean;
  /** The address was refused because its mailbox is full, so a later mail may arrive. */
  isFull?: boolean;
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

/**
 * Sends through the mail server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…:465`). Details
 * only name codes and steps, because a server's sentences quote the recipient.
 */
export function createSmtpTransport(url: string) {
  /** By Message-ID: who did not get a mail that others got. Lost at a restart: then all get it again. */
  const unreached = new Map<string, readonly string[]>();
  return async (mail: OutgoingMail, signal: AbortSignal): Promise<Sending> => {
    const transport = createTransport(url);
    let isHandedOver = false;
    transport.use('stream', ({ message }, done) => {
      // The content is read once the server asks for it (354), so a failure before that has sent nothing.
      message.processFunc((content) => Readable.from(handOver(content)));
      done();
    });
    async function* handOver(content: AsyncIterable<Buffer>) {
      await mail.begin?.();
      isHandedOver = true;
      yield* content;
    }
    const id = mail.message.messageId ?? '';
    try {
      const to = unreached.get(id) ?? mail.to;
      const addresses = to.map((address) => ({ name: '', address }));
      const sent = await transport.sendMail({ ...mail.message, to: addresses, signal });
      const had = to.length - sent.rejected.length;
      const part = had < to.length ? ` for ${had} of ${to.length} addresses` : '';
      // Refused temporarily (RFC 5321 §4.2.1: 4yz), for example by greylisting: these are retried.
      const deferred = (sent.rejectedErrors ?? [])
        .filter(({ responseCode = 0 }) => responseCode < 500)
        .flatMap(({ recipient = [] }) => recipient);
      if (deferred.length > 0) unreached.set(id, deferred);
      else unreached.delete(id);
      const outcome = deferred.length > 0 ? 'failed' : 'delivered';
      return { outcome, detail: `taken by the mail server${part}` };
    } catch (error) {
      const failure = readSmtpFailure(error);
      // All others have the mail, and a permanently refused address must not delay them.
      if (failure.step === 'RCPT TO' && (failure.reply ?? 0) >= 500 && unreached.delete(id)) {
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
 * Returns the details of nodemailer's error: the server's three-digit reply and sentence, if it answered, and
 * the step, which is `CONN` for every timeout. `detail` may be logged, such as `SMTP ESOCKET (ECONNREFUSED)
 * at CONN`; `sentence` may not, because it may quote a recipient or a password.
 */
export function readSmtpFailure(error: unknown) {
  const failure: NodemailerError = error instanceof Error ? error : new Error();
  const { responseCode: reply, command: step, code = 'unknown', originalCode } = failure;
  const why = reply === undefined && originalCode ? ` (${originalCode})` : '';
  const detail = `SMTP ${reply ?? code}${why}${step ? ` at ${step}` : ''}`;
  return { reply, step, sentence: failure.response ?? '', detail };
}

/**
 * A mail to a visitor that the server refuses permanently is not retried (RFC 5321 §4.2.1: 5yz): refused at
 * the recipient, it cannot arrive there; refused after the content, it waits until the owner sends it again.
 * Everything else is retried, because within three days the owner can repair the server, our access to it or
 * their own mailbox, and misses no notice of a lead. If only a visitor's address is refused for now, there is
 * nothing to repair, so it raises no alarm meanwhile.
 */
function judgeSmtpFailure(
  { reply = 0, step, sentence, detail }: ReturnType<typeof readSmtpFailure>,
  toOwner: boolean,
): Sending {
  const isPermanent = reply >= 500 && reply !== 530 && !toOwner && !refusesUs.test(sentence);
  if (isPermanent && step === 'RCPT TO') {
    return { outcome: 'undeliverable', detail, isFull: saysFull.test(sentence) };
  }
  if (step === 'RCPT TO' && !toOwner && defersAddress.test(sentence)) {
    return { outcome: 'deferred', detail: `${detail}${onlyThisAddress}` };
  }
  return { outcome: isPermanent && step === 'DATA' ? 'refused' : 'failed', detail };
}

/**
 * The server refuses us, not the address, which some also do at the recipient: 530 asks for a login, 5.7.z is
 * policy (RFC 3463 §3.8), and others use words. A quoted address contains no space.
 */
const refusesUs =
  /^\d{3}[ -]5\.7\.\d|\(#5\.7\.\d|\brelay(?:ing)? (?:\S+ ){0,2}(?:denied|not|prohibited)\b|\bunable to relay\b/i;

/**
 * An address (4.1.1 to 4.1.6) or its mailbox (4.2.z) is refused for now (RFC 3463 §3.2 and §3.3). Anything else
 * may mean us: 4.1.8 is our sender, 421 closes the connection, and a plain 450 may answer too many mails.
 */
const defersAddress = /^45\d[ -]4\.(?:1\.[1-6]|2\.)/;

/** 5.2.2 (RFC 3463 §3.3); a server without such codes answers 552 (RFC 5321 §4.2.3). */
const saysFull = /^552|^\d{3}[ -]5\.2\.2\b/;
