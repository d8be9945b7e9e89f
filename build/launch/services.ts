import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { openInboxStore } from '../../inbox/server/inbox-store.ts';
import { readSmtpFailure, smtpOptions } from '../../service/delivery/mail/mail-transport.ts';
import { attemptTimeoutMs } from '../../service/delivery/schedule.ts';
import { postEvent } from '../../service/delivery/webhook/webhook-channel.ts';
import type { RecaptchaEnv, WebhookEnv } from '../../service/env.ts';
import { OwnerError } from '../../service/owner-error.ts';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { explainFile } from '../../service/storage/store-errors.ts';
import { askSiteverify } from '../../service/verification/recaptcha.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** Writes a row, as the site will. Makes no store that is missing: the site does, so that it owns the file. */
export async function checkDatabase(location: StoreLocation): Promise<Finding> {
  const isFile = location.engine === 'sqlite';
  const name = isFile ? location.location : 'the database';
  try {
    await using store = await openInboxStore(location);
    await store.assertWritable();
    return pass(`${name} opens and can be written to`);
  } catch (cause) {
    const error = isFile ? explainFile(name, cause) : cause;
    if (error instanceof OwnerError) {
      return ['noStore', 'olderStore'].includes(error.told.sentence)
        ? pass(`the site makes ${name}, or brings it up to date, at its next start`)
        : fail(error.message, 'correct DATABASE_URL, or what it names');
    }
    // Only the error's code: a database's messages may quote the user or the password.
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return fail(`${name} cannot be used (${why})`, 'correct DATABASE_URL');
  }
}

const mailRemedy =
  'correct SMTP_URL: host and port (smtps://…:465, or smtp://…:587?requireTLS=true), user and password, with characters such as @ : / % as %40 %3A %2F %25, and the name in the server’s certificate; and let this machine reach it';

/** Connects to the mail server and logs in. Its sentences are not shown: they may repeat a password. */
export async function checkMailServer(url: string): Promise<Finding[]> {
  const server = `the mail server ${new URL(url).host}`;
  const transport = createTransport(smtpOptions(url));
  try {
    await transport.verify();
    return [
      pass(`${server} answers${new URL(url).username ? ' and lets us in' : ''}`),
      note(
        'whether your mail reaches inboxes',
        'see that SPF, DKIM and DMARC of the domain in MAIL_FROM name your mail server, and send the form once on the live site',
      ),
    ];
  } catch (error) {
    const { detail } = readSmtpFailure(error);
    return [fail(`${server} cannot be used: ${detail}`, mailRemedy)];
  } finally {
    transport.close();
  }
}

/** Sends an invented token: the answer differs for a wrong secret and a wrong token. */
export async function checkVerificationKeys(recaptcha: RecaptchaEnv): Promise<Finding> {
  const { host } = new URL(recaptcha.verifyUrl);
  const said = await askSiteverify(recaptcha, 'launch-check');
  if (!('outcome' in said) || said.outcome !== 'unavailable') {
    return pass(`${host} knows RECAPTCHA_SECRET; send the form once to try the site key`);
  }
  return said.reason === 'verification-misconfigured'
    ? fail(
        `${host} refuses RECAPTCHA_SECRET (${said.detail})`,
        'copy both keys again from the reCAPTCHA console (type: score based, v3)',
      )
    : fail(
        `${host} cannot be asked (${said.detail})`,
        'let this machine reach it: without it every lead is held',
      );
}

/** Posts a signed event that means nothing (`launch.check`), but only if the owner says so. */
export async function checkWebhook(webhook: WebhookEnv, send: boolean, now: number) {
  const { host } = new URL(webhook.url);
  if (!send) {
    return note(
      `the webhook at ${host} was not tried`,
      'run npm run check:launch -- --send to post a signed launch.check event',
    );
  }
  const event = { type: 'launch.check', timestamp: new Date(now).toISOString(), data: {} };
  const tidings = { event, title: event.type, rows: [] };
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  const id = `launch-check-${randomUUID()}`;
  const { outcome, detail } = await postEvent(webhook, id, tidings, now, signal);
  if (outcome === 'delivered') return pass(`the webhook at ${host} took a signed event`);
  return fail(
    `the webhook at ${host} did not take a signed event: ${detail}`,
    'see that WEBHOOK_URL is right, and that the receiver knows WEBHOOK_SECRET and answers unknown types with 2xx',
  );
}
