import { Webhook } from 'standardwebhooks';
import type { LeadStore } from '../../leads/ports.ts';
import { parseAlert } from '../alert-text.ts';
import type { Channel } from '../channel.ts';
import { errorName } from '../error-name.ts';
import type { Attempt, Job } from '../job.ts';
import { signWebhook } from './sign-webhook.ts';
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

const gone = 410;

/** Posts signed events (Standard Webhooks) to the owner's address. */
export function createWebhookChannel(settings: WebhookChannelSettings): Channel {
  const url = new URL(settings.url);
  const secrets = settings.secrets.map((secret) => new Webhook(secret));
  const { clock } = settings;

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
    async attempt(job, signal) {
      const event = await compose(job);
      if (event === undefined) return { outcome: 'unneeded', detail: 'not needed any more' };
      const body = JSON.stringify(event);
      const headers = signWebhook(secrets, job.id, clock(), body);
      // Loaded with the first event: the start of the server need not wait for Node's HTTP client.
      const { PrivateAddressError, postJson } = await import('./post-json.ts');
      try {
        return judge(
          await postJson(url, body, headers, { allowPrivate: settings.allowPrivate, signal }),
        );
      } catch (error) {
        if (!(error instanceof PrivateAddressError)) {
          return { outcome: 'failed', detail: `no answer: ${errorName(error)}` };
        }
        return {
          outcome: 'failed',
          detail: `WEBHOOK_URL ${error.message}; set WEBHOOK_ALLOW_PRIVATE=1 if that is meant`,
        };
      }
    },
  };
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
