import type { Attempt } from '../job.ts';
import { attemptTimeoutMs } from '../lane.ts';
import { once } from '../once.ts';
import type { MailTransport } from './mail-transport.ts';
import { messageOptions } from './message-options.ts';

/** Shorter than the attempt's, so that the log names the step that hung. Milliseconds. */
const stepTimeoutMs = attemptTimeoutMs / 2;

/**
 * Sends through the mail server of `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…:465`).
 * Details name codes and steps only: a server's sentences quote the recipient.
 */
export function createSmtpTransport(url: string): MailTransport {
  // Loaded with the first mail: the start of the server need not wait for it.
  const loaded = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      socketTimeout: stepTimeoutMs,
      dnsTimeout: stepTimeoutMs,
    });
  });
  return {
    async send(mail, signal) {
      try {
        await (await loaded()).sendMail({ ...messageOptions(mail), signal });
        return { outcome: 'delivered', detail: 'taken by the mail server' };
      } catch (error) {
        return judge(error, mail.toOwner);
      }
    },
  };
}

/**
 * A visitor's address that the server refuses for good (RFC 5321 §4.2.1: 5yz at the recipient) is
 * not tried again. The owner's is: whatever is wrong there can be put right within three days.
 */
function judge(error: unknown, toOwner: boolean): Attempt {
  const code = property(error, 'code') ?? 'unknown';
  const reply = property(error, 'responseCode');
  const step = property(error, 'command');
  const detail = `SMTP ${reply ?? code}${step ? ` at ${step}` : ''}`;
  const badRecipient = step === 'RCPT TO' && reply !== undefined && reply.startsWith('5');
  return { outcome: badRecipient && !toOwner ? 'refused' : 'failed', detail };
}

function property(error: unknown, name: 'code' | 'responseCode' | 'command'): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
