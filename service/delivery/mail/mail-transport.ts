import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
}

/** Where mails leave: a mail server, or files. */
export interface MailTransport {
  /** An attempt that takes longer is given up; in milliseconds. */
  timeoutMs: number;
  /** Sends one mail; when `signal` aborts, the attempt is over and its sockets are closed. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Attempt>;
  /** Takes back what was written for somebody who was erased meanwhile; only files can do that. */
  withdraw?(mail: OutgoingMail): Promise<void>;
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
  const pathOf = ({ name }: OutgoingMail) => join(folder, `${name.replace(/[^\w.@-]/g, '_')}.eml`);
  const renderer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    timeoutMs: attemptTimeoutMs,
    async send(mail) {
      const { message } = await renderer.sendMail(mail.message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(mail);
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true });
      await rename(`${path}.part`, path);
      return { outcome: 'delivered', detail: 'written to the outbox folder (no SMTP_URL)' };
    },
    withdraw: (mail) => rm(pathOf(mail), { force: true }),
  };
}
