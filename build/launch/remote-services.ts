import { randomUUID } from 'node:crypto';
import { postEvent } from '../../service/delivery/webhook/webhook-channel.ts';
import type { RecaptchaEnv, WebhookEnv } from '../../service/env.ts';
import { askSiteverify } from '../../service/verification/recaptcha.ts';
import { type Finding, fail, note, pass } from './finding.ts';

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
export async function checkWebhook(
  webhook: WebhookEnv,
  send: boolean,
  now: number,
): Promise<Finding> {
  const { host } = new URL(webhook.url);
  if (!send) {
    return note(
      `the webhook at ${host} was not tried`,
      'run npm run check:launch -- --send to post a signed launch.check event',
    );
  }
  const event = { type: 'launch.check', timestamp: new Date(now).toISOString(), data: {} };
  const tidings = { event, title: event.type, rows: [] };
  const signal = AbortSignal.timeout(answerWithinMs);
  const id = `launch-check-${randomUUID()}`;
  const { outcome, detail } = await postEvent(webhook, id, tidings, now, signal);
  if (outcome === 'delivered') {
    return pass(`the webhook at ${host} took a signed event`);
  }
  return fail(
    `the webhook at ${host} did not take a signed event: ${detail}`,
    'see that WEBHOOK_URL is right, and that the receiver knows WEBHOOK_SECRET and answers unknown types with 2xx',
  );
}

/** A receiver that takes longer is late for the service's own attempts too. */
const answerWithinMs = 30_000;
