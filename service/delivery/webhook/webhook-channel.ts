import { Webhook } from 'standardwebhooks';
import type { LeadStore } from '../../leads/ports.ts';
import { parseAlert } from '../alert-text.ts';
import type { Channel } from '../channel.ts';
import type { Job } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import { postEvent } from './post-event.ts';
import { deliveryFailing, leadCreated, leadErased, type WebhookEvent } from './webhook-event.ts';

export interface WebhookChannelSettings {
  leads: Pick<LeadStore, 'find'>;
  /** `WEBHOOK_URL`. */
  url: string;
  /** `WEBHOOK_SECRET`: several while a receiver changes over. */
  secrets: readonly string[];
  /** `WEBHOOK_ALLOW_PRIVATE`. */
  allowPrivate: boolean;
  clock: () => number;
}

/** Posts signed events (Standard Webhooks) to the owner's address. */
export function createWebhookChannel(settings: WebhookChannelSettings): Channel {
  const { clock, allowPrivate } = settings;
  const target = {
    url: new URL(settings.url),
    secrets: settings.secrets.map((secret) => new Webhook(secret)),
    allowPrivate,
  };

  async function compose(job: Job): Promise<WebhookEvent | undefined> {
    switch (job.kind) {
      case 'lead-webhook': {
        const lead = await settings.leads.find(job.subjectId);
        return lead?.folder === 'inbox' ? leadCreated(lead) : undefined;
      }
      case 'erased-webhook':
        return leadErased(job);
      case 'alert-by-webhook': {
        const alert = parseAlert(job.payload);
        return alert && deliveryFailing(alert, job);
      }
      default:
        return undefined;
    }
  }

  return {
    name: 'webhook',
    attemptTimeoutMs,
    async attempt(job, signal) {
      const event = await compose(job);
      if (event === undefined) return { outcome: 'unneeded', detail: 'not needed any more' };
      const body = JSON.stringify(event);
      return await postEvent(target, { id: job.id, now: clock(), body }, signal);
    },
  };
}
