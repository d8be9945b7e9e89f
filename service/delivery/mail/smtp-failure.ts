import type { Attempt } from '../job.ts';
import type { OutgoingMail } from './mail-transport.ts';

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
export function judgeSmtpFailure(
  failure: ReturnType<typeof readSmtpFailure>,
  mail: OutgoingMail,
): Attempt {
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
