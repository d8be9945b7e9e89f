import type { Channel } from './channel.ts';
import { attemptTimeoutMs } from './schedule.ts';

/**
 * Stands in for a webhook that is not configured any more. Its jobs become dead letters, which the
 * owner can drop, or replay when the webhook is back; otherwise they would wait unseen for ever. An
 * erasure waits, because the receiver that holds the data must be told of it.
 */
export const absentWebhook: Channel = {
  name: 'webhook',
  kinds: ['lead-webhook', 'alert-by-webhook'],
  attemptTimeoutMs,
  attempt: async () => ({ outcome: 'refused', detail: 'WEBHOOK_URL is not set any more' }),
};
