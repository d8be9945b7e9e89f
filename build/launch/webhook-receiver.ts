import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { postJson } from '../../server/delivery/webhook/post-json.ts';
import { signWebhook } from '../../server/delivery/webhook/sign-webhook.ts';
import type { WebhookEnv } from '../../server/env-webhook.ts';
import { type Finding, fail, note, pass } from './finding.ts';

const timeoutMs = 10_000;

/** Posts a signed event that means nothing (`launch.check`), but only if the owner says so. */
export async function checkWebhook(
  webhook: WebhookEnv | undefined,
  send: boolean,
  now: number,
): Promise<Finding> {
  if (!webhook) return pass('services', 'no webhook is configured');
  const url = new URL(webhook.url);
  if (!send) {
    return note(
      'services',
      `the webhook at ${url.host} was not tried`,
      'run npm run check:launch -- --send to post a signed launch.check event',
    );
  }
  const body = JSON.stringify({
    type: 'launch.check',
    timestamp: new Date(now).toISOString(),
    data: {},
  });
  const secrets = webhook.secrets.map((secret) => new Webhook(secret));
  const headers = signWebhook(secrets, `launch-check-${randomUUID()}`, now, body);
  try {
    const { allowPrivate } = webhook;
    const signal = AbortSignal.timeout(timeoutMs);
    const status = await postJson(url, body, headers, { allowPrivate, signal });
    if (status >= 200 && status < 300)
      return pass('services', `the webhook at ${url.host} took a signed event`);
    return fail(
      'services',
      `the webhook at ${url.host} answered ${status}`,
      'see that WEBHOOK_URL is right and that the receiver knows WEBHOOK_SECRET and answers unknown types with 2xx',
    );
  } catch (error) {
    const text = error instanceof Error ? error.message : 'no reason given';
    return fail(
      'services',
      `the webhook at ${url.host} cannot be reached: ${text}`,
      'correct WEBHOOK_URL, or start the receiver',
    );
  }
}
