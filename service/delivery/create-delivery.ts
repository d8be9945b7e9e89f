import { type AlerterParts, createAlerter } from './alert.ts';
import { createArchiveChannel, openArchive } from './archive/archive.ts';
import { type Channel, channelKinds, type OptionalChannel } from './job.ts';
import type { InboxMails } from './mail/draft.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';
import { createWorker, type DeliveryWorker, type WorkerSettings } from './worker.ts';

/** The worker with the configured channels; only tests override more than the clock. */
export function createDelivery(
  parts: AlerterParts & InboxMails,
  overrides: Partial<WorkerSettings> = {},
): DeliveryWorker {
  const { env, store, log } = parts;
  const { clock = Date.now } = overrides;
  const channels = [
    createMailChannel(env, store, clock, parts),
    env.webhook ? createWebhookChannel(env.webhook, store, clock) : absentChannel('webhook'),
    env.archive
      ? createArchiveChannel(openArchive(env.archive), store.records)
      : absentChannel('archive'),
  ];
  const watch = createAlerter(parts);
  return createWorker({ ...overrides, clock, queue: store.jobs, channels, log, watch });
}

/** Stands in for a channel that is gone: its jobs become dead letters, but news of who was erased or left waits. */
function absentChannel(name: OptionalChannel): Channel {
  const detail = `${name.toUpperCase()}_URL is not set any more`;
  const kinds = channelKinds[name].filter((kind) => !/^(?:erased|left)-/.test(kind));
  return { name, kinds, attempt: async () => ({ outcome: 'refused', detail }) };
}
