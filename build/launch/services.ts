import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { site } from '#site';
import { openInboxStore } from '../../inbox/server/inbox-store.ts';
import { readSmtpFailure } from '../../service/delivery/mail/mail-transport.ts';
import { attemptTimeoutMs } from '../../service/delivery/schedule.ts';
import { postEvent } from '../../service/delivery/webhook/webhook-channel.ts';
import type { RecaptchaEnv, WebhookEnv } from '../../service/env.ts';
import { errorName } from '../../service/log.ts';
import { explain, OwnerError } from '../../service/owner-error.ts';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { explainFile } from '../../service/storage/store-errors.ts';
import { askSiteverify } from '../../service/verification/recaptcha.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** Writes a row as the site will. Creates no missing store: the server does, so that it owns the file. */
export async function checkDatabase(location: StoreLocation): Promise<Finding> {
  const isFile = location.engine === 'sqlite';
  const store = isFile ? location.location : ({ sentence: 'theDatabase' } as const);
  try {
    await using opened = await openInboxStore(location);
    await opened.assertWritable();
    return pass('storeWorks', { store });
  } catch (cause) {
    const error = isFile ? explainFile(location.location, cause) : cause;
    // Only the error's name and code: a database's messages may quote the user or the password.
    if (!(error instanceof OwnerError))
      return fail('storeUnusable', { store, why: errorName(error) });
    return ['noStore', 'olderStore'].includes(error.ownerMessage.sentence)
      ? pass('storeToCome', { store })
      : fail('storeWrong', { why: explain(error, site.facts.ownerLanguage) });
  }
}

/** How long to wait for the connection and for an answer, in milliseconds. */
const mailTimeouts = { connectionTimeout: 15_000, socketTimeout: 15_000 };

/** Connects to the mail server and logs in. Its own messages are not shown: they may contain a password. */
export async function checkMailServer(url: string): Promise<Finding[]> {
  const { host, username } = new URL(url);
  const transport = createTransport({ url, ...mailTimeouts });
  try {
    await transport.verify();
    return [pass(username ? 'mailLetsIn' : 'mailAnswers', { host }), note('mailReaches')];
  } catch (error) {
    return [fail('mailFails', { host, why: readSmtpFailure(error).detail })];
  } finally {
    transport.close();
  }
}

/** Sends an invalid token: the answer differs between a wrong secret and a wrong token. */
export async function checkVerificationKeys(recaptcha: RecaptchaEnv): Promise<Finding> {
  const { host } = new URL(recaptcha.verifyUrl);
  const said = await askSiteverify(recaptcha, 'launch-check');
  if (said.outcome !== 'unavailable') return pass('keysKnown', { host });
  const isRefused = said.reason === 'verification-misconfigured';
  return fail(isRefused ? 'keysRefused' : 'keysUnasked', { host, why: said.detail });
}

/** Posts a signed test event (`launch.check`), but only with `--send`. */
export async function checkWebhook(webhook: WebhookEnv, send: boolean) {
  const { host } = new URL(webhook.url);
  if (!send) return note('webhookUntried', { host });
  const now = Date.now();
  const event = { type: 'launch.check', timestamp: new Date(now).toISOString(), data: {} };
  const notification = { event, title: event.type, rows: [] };
  const signal = AbortSignal.timeout(attemptTimeoutMs);
  const id = `launch-check-${randomUUID()}`;
  const { outcome, detail } = await postEvent(webhook, notification, { id, now, signal });
  if (outcome === 'delivered') return pass('webhookTook', { host });
  return fail('webhookRefused', { host, why: detail });
}
