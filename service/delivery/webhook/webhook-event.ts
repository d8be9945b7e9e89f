import { leadFields } from '../../../contract/lead.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Alert, describeAlert } from '../alert-text.ts';
import type { Job } from '../job.ts';

/** The body of a webhook: type, time and data, as Standard Webhooks recommends. */
export interface WebhookEvent {
  type: 'lead.created' | 'lead.erased' | 'delivery.failing';
  /** ISO 8601: when it happened, not when it was sent. */
  timestamp: string;
  data: Record<string, unknown>;
}

/** A lead reached the inbox: everything that the visitor said, and where they came from. */
export function leadCreated(lead: StoredLead): WebhookEvent {
  const receivedAt = new Date(lead.receivedAt).toISOString();
  return {
    type: 'lead.created',
    timestamp: receivedAt,
    data: {
      id: lead.id,
      receivedAt,
      language: lead.language,
      ...Object.fromEntries(leadFields.map((field) => [field, lead[field] ?? null])),
      attribution: lead.attribution ?? null,
    },
  };
}

/** The person asked to be forgotten: the id is all that is left to say (LGPD art. 18 §6). */
export function leadErased(job: Job): WebhookEvent {
  return {
    type: 'lead.erased',
    timestamp: new Date(job.createdAt).toISOString(),
    data: { id: job.subjectId },
  };
}

/** Another channel does not deliver. */
export function deliveryFailing(alert: Alert, job: Job): WebhookEvent {
  return {
    type: 'delivery.failing',
    timestamp: new Date(job.createdAt).toISOString(),
    data: { ...alert, ...describeAlert(alert) },
  };
}
