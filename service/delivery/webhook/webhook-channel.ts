import { Webhook } from 'standardwebhooks';
import { leadFields } from '../../../contract/lead.ts';
import type { WebhookEnv } from '../../env.ts';
import type { LeadStore } from '../../leads/ports.ts';
import { errorName } from '../../log.ts';
import { parseAlert } from '../alert.ts';
import { type Attempt, type Channel, channelKinds, type Job, unneeded } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import { PrivateAddressError, postJson } from './post-json.ts';

export interface WebhookChannelSettings {
  leads: Pick<LeadStore, 'find'>;
  webhook: WebhookEnv;
  clock: () => number;
}

/** The body of a webhook: type, time and data, as Standard Webhooks recommends. */
export interface WebhookEvent {
  type: 'lead.created' | 'lead.erased' | 'delivery.failing' | 'launch.check';
  /** ISO 8601: when it happened, not when it was sent. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** Posts signed events (Standard Webhooks) to the owner's address. */
export function createWebhookChannel(settings: WebhookChannelSettings): Channel {
  const { leads, clock, webhook } = settings;
  return {
    name: 'webhook',
    kinds: channelKinds.webhook,
    attemptTimeoutMs,
    async attempt(job, signal) {
      const event = await eventOf(job, leads);
      return event ? await postEvent(webhook, job.id, event, clock(), signal) : unneeded;
    },
  };
}

/** The event of a job; undefined if there is nothing to tell any more. */
async function eventOf(
  job: Job,
  leads: WebhookChannelSettings['leads'],
): Promise<WebhookEvent | undefined> {
  const timestamp = new Date(job.createdAt).toISOString();
  if (job.kind === 'erased-webhook') {
    // The id is all that is left to say of somebody who asked to be forgotten (LGPD art. 18 §6).
    return { type: 'lead.erased', timestamp, data: { id: job.subjectId } };
  }
  if (job.kind === 'alert-by-webhook') {
    const data = parseAlert(job.payload);
    return data && { type: 'delivery.failing', timestamp, data };
  }
  const lead = await leads.find(job.subjectId);
  if (lead?.folder !== 'inbox') return undefined;
  const receivedAt = new Date(lead.receivedAt).toISOString();
  const { id, language, attribution = null } = lead;
  const fields = Object.fromEntries(leadFields.map((field) => [field, lead[field] ?? null]));
  return {
    type: 'lead.created',
    timestamp: receivedAt,
    data: { id, receivedAt, language, ...fields, attribution },
  };
}

/**
 * Signs an event with every secret, so that a receiver can change its own at any moment, posts it, and
 * judges the answer. `id` is the same at every attempt, so that the receiver can drop a repetition.
 */
export async function postEvent(
  { url, secrets, allowPrivate }: WebhookEnv,
  id: string,
  event: WebhookEvent,
  now: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const body = JSON.stringify(event);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(now), body));
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  try {
    return judge(await postJson(new URL(url), body, headers, { allowPrivate, signal }));
  } catch (error) {
    const isPrivate = error instanceof PrivateAddressError;
    const detail = isPrivate
      ? `WEBHOOK_URL ${error.message}; set WEBHOOK_ALLOW_PRIVATE=1 if that is meant`
      : `no answer: ${errorName(error)}`;
    return { outcome: 'failed', detail };
  }
}

/** Standard Webhooks: 2xx is success, 410 means never again, a redirect is a failure. */
function judge(status: number): Attempt {
  const detail = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { outcome: 'delivered', detail };
  if (status === 410) return { outcome: 'channel-refused', detail };
  const isRedirect = status >= 300 && status < 400;
  return {
    outcome: 'failed',
    detail: isRedirect ? `${detail}: redirects are not followed` : detail,
  };
}
