import type { Webhook } from 'standardwebhooks';

/**
 * The headers of Standard Webhooks for one attempt. `id` is the same at every attempt, so that the
 * receiver can drop a repetition; the timestamp (from `now`, in milliseconds) is not. Signed with
 * every secret, so that a receiver may change over at any moment.
 */
export function signWebhook(
  secrets: readonly Webhook[],
  id: string,
  now: number,
  body: string,
): Record<string, string> {
  const at = new Date(now);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => secret.sign(id, at, body)).join(' '),
  };
}
