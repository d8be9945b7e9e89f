import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Attempt } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';

/** A mail that is ready to leave. */
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

/** What became of a mail. */
export interface Sending extends Attempt {
  /** It was handed over and the mail server's answer was lost: it may have arrived. */
  isLost?: boolean;
}

/** Where mails leave: a mail server, or files. */
export interface MailTransport {
  /** An attempt that takes longer is given up; in milliseconds. */
  timeoutMs: number;
  /** Sends one mail; when `signal` aborts, the attempt is over and its sockets are closed. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Sending>;
}

/** Where .eml files go. */
export function outboxFolder(dataDirectory: string): string {
  return join(dataDirectory, 'outbox');
}

/**
 * Writes each mail as a complete `.eml` file into `folder`, for mail programs to open. An attempt
 * that is repeated replaces the file of the first.
 */
export function createFileTransport(folder: string): MailTransport {
  const renderer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    timeoutMs: attemptTimeoutMs,
    async send({ name, message: content }) {
      const { message } = await renderer.sendMail(content);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name.replace(/[^\w.@-]/g, '_')}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      return { outcome: 'delivered', detail: 'written to the outbox folder (no SMTP_URL)' };
    },
  };
}
