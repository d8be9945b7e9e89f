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
  return {
    type: 'lead.created',
    timestamp: new Date(lead.receivedAt).toISOString(),
    data: {
      id: lead.id,
      receivedAt: new Date(lead.receivedAt).toISOString(),
      language: lead.language,
      name: lead.name,
      company: lead.company ?? null,
      email: lead.email,
      phone: lead.phone,
      companySize: lead.companySize ?? null,
      interest: lead.interest,
      message: lead.message,
      consultationType: lead.consultationType,
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
