import type { Webhook } from 'standardwebhooks';
import { errorName } from '../../log.ts';
import type { Attempt } from '../job.ts';
import { signWebhook } from './sign-webhook.ts';

export interface WebhookTarget {
  url: URL;
  /** Several while a receiver changes over. */
  secrets: readonly Webhook[];
  allowPrivate: boolean;
}

/** An event as it leaves. */
export interface SignedEvent {
  /** The same at every attempt. */
  id: string;
  /** Milliseconds since 1970. */
  now: number;
  body: string;
}

const gone = 410;

/** Signs an event, posts it, and judges what comes back. */
export async function postEvent(
  { url, secrets, allowPrivate }: WebhookTarget,
  { id, now, body }: SignedEvent,
  signal: AbortSignal,
): Promise<Attempt> {
  const headers = signWebhook(secrets, id, now, body);
  // Loaded with the first event: the start of the server need not wait for Node's HTTP client.
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
