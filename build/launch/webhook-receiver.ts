import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { attemptTimeoutMs } from '../../service/delivery/schedule.ts';
import { postEvent } from '../../service/delivery/webhook/post-event.ts';
import type { WebhookEnv } from '../../service/env.ts';
import { type Advice, certificateAdvice } from './advice.ts';
import { type Finding, fail, note, pass } from './finding.ts';

/** By the detail of the attempt; the first that fits. */
const advice: readonly Advice[] = [
  ...certificateAdvice,
  {
    // Node's HTTP client has the one code for all that goes wrong with TLS before certificates.
    sign: /\bEPROTO\b/,
    what: 'speaks no TLS that we understand on that port',
    todo: 'write WEBHOOK_URL with the port of https, or with http:// where nobody else can listen',
  },
  {
    sign: /private address/,
    what: 'gets no events, for it is inside your network',
    todo: 'set WEBHOOK_ALLOW_PRIVATE=1 for this command and the server, or name a public address in WEBHOOK_URL',
  },
  {
    sign: /HTTP 3\d\d/,
    what: 'answers with a redirect',
    todo: 'write the final address into WEBHOOK_URL',
  },
  {
    sign: /HTTP 410/,
    what: 'says that it is gone for good',
    todo: 'correct WEBHOOK_URL: the service switches the webhook off at that answer',
  },
  {
    sign: /HTTP/,
    what: 'refuses a signed event',
    todo: 'see that WEBHOOK_URL is right and that the receiver knows WEBHOOK_SECRET and answers unknown types with 2xx',
  },
  {
    sign: /no answer within/,
    what: 'does not answer in time',
    todo: 'let the receiver answer first and work afterwards',
  },
];

const unreachable = {
  what: 'cannot be reached',
  todo: 'correct WEBHOOK_URL, or start the receiver',
};

/** Posts a signed event that means nothing (`launch.check`), but only if the owner says so. */
export async function checkWebhook(
  webhook: WebhookEnv | undefined,
  send: boolean,
  now: number,
): Promise<Finding> {
  if (!webhook) return pass('services', 'no webhook is configured');
  const { host } = new URL(webhook.url);
  if (!send) {
    return note(
      'services',
      `the webhook at ${host} was not tried`,
      'run npm run check:launch -- --send to post a signed launch.check event',
    );
  }
  const { outcome, detail } = await postTestEvent(webhook, now);
  if (outcome === 'delivered') {
    return pass('services', `the webhook at ${host} took a signed event`);
  }
  const { what, todo } = advice.find(({ sign }) => sign.test(detail)) ?? unreachable;
  return fail('services', `the webhook at ${host} ${what}: ${detail}`, todo);
}

/** One attempt, as long and as strict as one of the service's own. */
async function postTestEvent(webhook: WebhookEnv, now: number) {
  const body = JSON.stringify({
    type: 'launch.check',
    timestamp: new Date(now).toISOString(),
    data: {},
  });
  const target = {
    url: new URL(webhook.url),
    secrets: webhook.secrets.map((secret) => new Webhook(secret)),
    allowPrivate: webhook.allowPrivate,
  };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), attemptTimeoutMs);
  const attempt = await postEvent(
    target,
    { id: `launch-check-${randomUUID()}`, now, body },
    timeout.signal,
  );
  clearTimeout(timer);
  return timeout.signal.aborted
    ? { outcome: 'failed', detail: `no answer within ${attemptTimeoutMs / 1000} s` }
    : attempt;
}
