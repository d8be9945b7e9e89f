import { Webhook } from 'standardwebhooks';
import type { LeadStore } from '../../leads/ports.ts';
import { parseAlert } from '../alert-text.ts';
import type { Channel } from '../channel.ts';
import { channelKinds, type Job } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import { postEvent } from './post-event.ts';
import { deliveryFailing, leadCreated, leadErased, type WebhookEvent } from './webhook-event.ts';

export interface WebhookChannelSettings {
  leads: Pick<LeadStore, 'find'>;
  /** `WEBHOOK_URL`. */
  url: string;
  /** `WEBHOOK_SECRET`: several while a receiver changes its secret. */
  secrets: readonly string[];
  /** `WEBHOOK_ALLOW_PRIVATE`. */
  allowPrivate: boolean;
  clock: () => number;
}

/** Posts signed events (Standard Webhooks) to the owner's address. */
export function createWebhookChannel(settings: WebhookChannelSettings): Channel {
  const { leads, clock, allowPrivate } = settings;
  const target = {
    url: new URL(settings.url),
    secrets: settings.secrets.map((secret) => new Webhook(secret)),
    allowPrivate,
  };

  return {
    name: 'webhook',
    kinds: channelKinds.webhook,
    attemptTimeoutMs,
    async attempt(job, signal) {
      const event = await eventOf(job, leads);
      if (event === undefined) return { outcome: 'unneeded', detail: 'not needed any more' };
      const body = JSON.stringify(event);
      return await postEvent(target, { id: job.id, now: clock(), body }, signal);
    },
  };
}

/** The event of a job; undefined if there is nothing to tell any more. */
async function eventOf(
  job: Job,
  leads: WebhookChannelSettings['leads'],
): Promise<WebhookEvent | undefined> {
  if (job.kind === 'erased-webhook') return leadErased(job);
  if (job.kind === 'lead-webhook') {
    const lead = await leads.find(job.subjectId);
    return lead?.folder === 'inbox' ? leadCreated(lead) : undefined;
  }
  const alert = parseAlert(job.payload);
  return alert && deliveryFailing(alert, job);
}
