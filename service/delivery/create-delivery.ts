import { type AlerterParts, createAlerter } from './alert.ts';
import { createArchiveChannel, openArchive } from './archive/archive.ts';
import type { InboxMails } from './mail/draft.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';
import { createWorker, type DeliveryWorker, type WorkerSettings } from './worker.ts';

/** The worker with the configured channels; jobs of others wait. Only tests override more than the clock. */
export function createDelivery(
  parts: AlerterParts & InboxMails,
  overrides: Partial<WorkerSettings> = {},
): DeliveryWorker {
  const { env, store, log } = parts;
  const { clock = Date.now } = overrides;
  const channels = [
    createMailChannel(env, store, clock, parts),
    ...(env.webhook ? [createWebhookChannel(env.webhook, store, clock)] : []),
    ...(env.archive ? [createArchiveChannel(openArchive(env.archive), store.records)] : []),
  ];
  const watch = createAlerter(parts);
  return createWorker({ ...overrides, clock, queue: store.jobs, channels, log, watch });
}
