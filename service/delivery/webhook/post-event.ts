import type { Webhook } from 'standardwebhooks';
import { errorName } from '../../log.ts';
import type { Attempt } from '../job.ts';

export interface WebhookTarget {
  url: URL;
  /** Signs with each, so that a receiver can change its secret at any moment. */
  secrets: readonly Webhook[];
  allowPrivate: boolean;
}

export interface SignedEvent {
  /** The same at every attempt, so that the receiver can drop a repetition. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
  body: string;
}

const gone = 410;

/** Signs an event (Standard Webhooks), posts it, and judges the answer. */
export async function postEvent(
  { url, secrets, allowPrivate }: WebhookTarget,
  { id, now, body }: SignedEvent,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = new Date(now);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => secret.sign(id, at, body)).join(' '),
  };
  // Loaded with the first event, so that the server starts without Node's HTTP client.
  const { PrivateAddressError, postJson } = await import('./post-json.ts');
  try {
    return judge(await postJson(url, body, headers, { allowPrivate, signal }));
  } catch (error) {
    if (!(error instanceof PrivateAddressError)) {
      return { outcome: 'failed', detail: `no answer: ${errorName(error)}` };
    }
    return {
      outcome: 'failed',
      detail: `WEBHOOK_URL ${error.message}; set WEBHOOK_ALLOW_PRIVATE=1 if that is meant`,
    };
  }
}

/** Standard Webhooks: 2xx is success, 410 means never again, a redirect is a failure. */
function judge(status: number): Attempt {
  const detail = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'delivered', detail };
  if (status === gone) return { outcome: 'refused', detail, disableChannel: true };
  if (status >= 300 && status < 400) {
    return { outcome: 'failed', detail: `${detail}: redirects are not followed` };
  }
  return { outcome: 'failed', detail };
}
