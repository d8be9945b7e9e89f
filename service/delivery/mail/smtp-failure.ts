/** Where an attempt at a mail server failed, in codes and steps. */
export interface SmtpFailure {
  /** Three digits, if the server answered. */
  reply: string | undefined;
  /** The SMTP command, or CONN; after a timeout, the step that was waited for. */
  step: string | undefined;
  /** The server's sentence. Never log it: it may quote a recipient or a password. */
  response: string;
  /** Fit for a log: such as `SMTP 530 at MAIL FROM`, or `SMTP ESOCKET (ECONNREFUSED) at CONN`. */
  detail: string;
}

/** The code of a system or TLS error, and nothing that could be a sentence. */
const codeFormat = /^[A-Z][A-Z0-9_]*$/;

/** Reads what nodemailer threw; `waitedFor` is the step at which an answer did not come in time. */
export function readSmtpFailure(error: unknown, waitedFor?: string): SmtpFailure {
  const code = property(error, 'code') ?? 'unknown';
  const reply = property(error, 'responseCode');
  const step = (code === 'ETIMEDOUT' ? waitedFor : undefined) ?? property(error, 'command');
  // nodemailer names its own code and keeps the one of the socket aside.
  const cause = property(error, 'originalCode');
  const why = reply === undefined && cause !== undefined && codeFormat.test(cause);
  const detail = `SMTP ${reply ?? code}${why ? ` (${cause})` : ''}${step ? ` at ${step}` : ''}`;
  return { reply, step, response: property(error, 'response') ?? '', detail };
}

type SmtpProperty = 'code' | 'originalCode' | 'responseCode' | 'response' | 'command';

function property(error: unknown, name: SmtpProperty): string | undefined {
  if (typeof error !== 'object' || error === null || !(name in error)) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
