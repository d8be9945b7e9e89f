import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { attemptTimeoutMs } from '../schedule.ts';
import type { MailTransport } from './mail-transport.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Folder for mails below the data folder, used if there is no `SMTP_URL`. */
export const outboxFolderName = 'outbox';

/**
 * Writes each mail as a complete `.eml` file into `folder`, for mail programs to open. An attempt
 * that is repeated replaces the file of the first.
 */
export function createFileTransport(folder: string): MailTransport {
  const pathOf = ({ name }: OutgoingMail) => join(folder, `${name.replace(/[^\w.@-]/g, '_')}.eml`);
  return {
    timeoutMs: attemptTimeoutMs,
    async send(mail) {
      // Loaded with the first mail, so that the server starts without it.
      const { createTransport } = await import('nodemailer');
      const renderer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await renderer.sendMail(mail.message);
      if (!Buffer.isBuffer(message)) {
        return { outcome: 'failed', detail: 'the mail could not be rendered' };
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = pathOf(mail);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
      return { outcome: 'delivered', detail: 'written to the outbox folder (no SMTP_URL)' };
    },
    withdraw: (mail) => rm(pathOf(mail), { force: true }),
  };
}
