import { Webhook } from 'standardwebhooks';
import { site } from '#site';
import { leadFields } from '../../../contract/lead.ts';
import type { WebhookEnv } from '../../env.ts';
import { errorName } from '../../log.ts';
import type { Store } from '../../storage/open-store.ts';
import { parseAlert } from '../alert.ts';
import { type Attempt, type Channel, type Job, unneeded } from '../job.ts';
import { alertRows, fill, leadRows } from '../mail/mails.ts';
import { formats, type Notification, type WebhookEvent } from './formats.ts';

/** Posts events to the owner's URL. */
export function createWebhookChannel(
  webhook: WebhookEnv,
  store: Store,
  clock: () => number,
): Channel {
  return {
    name: 'webhook',
    async attempt(job, signal) {
      const notification = await createNotification(job, store);
      if (!notification) return unneeded;
      return await postEvent(webhook, notification, { id: job.id, now: clock(), signal });
    },
  };
}

/** Returns the notification of a job; undefined if it is not needed any more. */
async function createNotification(job: Job, store: Store): Promise<Notification | undefined> {
  const { kind, subjectId: id } = job;
  const timestamp = new Date(job.createdAt).toISOString();
  const { ownerLanguage } = site.facts;
  const { notice, alert, events } = site.words[ownerLanguage].mails;
  const build = (type: string, data: WebhookEvent['data'], title: string): Notification => {
    return { event: { type, timestamp, data }, title, rows: [] };
  };
  if (kind === 'erased-webhook') {
    // Only the id may still be named of somebody who asked to be forgotten (LGPD art. 18 §6).
    return build('lead.erased', { id }, fill(events.erased, { id }));
  }
  if (kind === 'alert-by-webhook') {
    const data = parseAlert(job.payload);
    if (!data) return undefined;
    const { title, text } = alert.problems[data.problem];
    return { ...build('delivery.failing', { ...data }, title), rows: alertRows(data), quote: text };
  }
  if (kind === 'left-webhook') {
    // Of somebody who was erased only the id is known.
    const email = (await store.subscribers.find(id))?.email ?? null;
    return build('subscriber.left', { id, email }, fill(events.left, { person: email ?? id }));
  }
  if (kind === 'confirmed-webhook') {
    const signUp = await store.subscribers.find(id);
    if (signUp?.state !== 'subscribed') return undefined;
    const { email, language, consentVersion } = signUp;
    const data = { id, email, language, consentVersion, confirmedAt: timestamp };
    return build('subscriber.confirmed', data, fill(events.confirmed, { person: email }));
  }
  const lead = await store.leads.find(id);
  if (lead?.folder !== 'inbox') return undefined;
  const { language, attribution = null, name: person, message: quote } = lead;
  const receivedAt = new Date(lead.receivedAt).toISOString();
  const fields = Object.fromEntries(leadFields.map((field) => [field, lead[field] ?? null]));
  const data = { id, receivedAt, language, ...fields, attribution };
  return {
    event: { type: 'lead.created', timestamp: receivedAt, data },
    title: fill(notice.title, { person }),
    rows: leadRows(lead, ownerLanguage),
    quote,
  };
}

/**
 * Posts an event in the format of `WEBHOOK_FORMAT` and judges the response. It is signed with every secret,
 * so that a receiver can change its own at any moment (Standard Webhooks); `id` is the same at every attempt,
 * so that the receiver can drop a duplicate.
 */
export async function postEvent(
  { url, secrets, format }: WebhookEnv,
  notification: Notification,
  { id, now, signal }: { id: string; now: number; signal: AbortSignal },
): Promise<Attempt> {
  const address = new URL(url);
  const payload = formats[format](notification, address);
  if (payload === undefined) return unneeded;
  // Otherwise Discord answers before it has stored the message, and answers the same if it did not.
  if (format === 'discord') address.searchParams.set('wait', 'true');
  const body = JSON.stringify(payload);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(now), body));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
  try {
    const init = { method: 'POST', body, headers, signal } as const;
    const response = await fetch(address, { ...init, redirect: 'manual' });
    // Cancelled, so that an endless body costs neither time nor memory.
    await response.body?.cancel().catch(() => undefined);
    return judge(response, format);
  } catch (error) {
    return { outcome: 'failed', detail: `no answer: ${errorName(error)}` };
  }
}

/**
 * Standard Webhooks: 2xx is success, 410 means that no retry helps, a redirect is a failure. Discord asks
 * never to use a URL again that answered 404. A Google Apps Script redirects to its output; if it failed, it
 * shows an error page with 200.
 */
function judge(response: Response, format: WebhookEnv['format']): Attempt {
  const { status, headers } = response;
  const isRedirect = status >= 300 && status < 400;
  const location = URL.parse(headers.get('location') ?? '');
  const isDone =
    format === 'google-sheets'
      ? isRedirect && location?.host === 'script.googleusercontent.com'
      : response.ok;
  if (isDone) return { outcome: 'delivered', detail: `HTTP ${status}` };
  const isGone = status === 410 || (status === 404 && format === 'discord');
  return {
    outcome: isGone ? 'refused' : 'failed',
    detail: `HTTP ${status}${isRedirect ? ': redirects are not followed' : ''}`,
  };
}
