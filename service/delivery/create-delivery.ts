import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { RecordStore } from '../storage/archive-records.ts';
import type { JobQueue } from '../storage/jobs.ts';
import type { LeadStore } from '../storage/leads.ts';
import type { SubscriberStore } from '../storage/subscribers.ts';
import { type AlerterSettings, createAlerter } from './alert.ts';
import { openArchive } from './archive/archive.ts';
import { createArchiveChannel } from './archive/archive-channel.ts';
import { type Channel, channelKinds, type OptionalChannel } from './job.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { mailSettings } from './mail/mail-settings.ts';
import { createFileTransport, outboxFolder } from './mail/mail-transport.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { attemptTimeoutMs } from './schedule.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';
import { createWorker, type DeliveryWorker, type WorkerSettings } from './worker.ts';

export interface DeliveryDependencies {
  env: Env;
  leads: LeadStore;
  jobs: JobQueue;
  subscribers: SubscriberStore;
  records: Pick<RecordStore, 'read'>;
  health: AlerterSettings['health'];
  log: Log;
}

/** What tests set by hand. */
export type DeliveryOverrides = Partial<
  Pick<WorkerSettings, 'clock' | 'random' | 'attemptTimeoutMs' | 'stopGraceMs' | 'pollMs'>
>;

/** The worker with the channels that the environment configures: mail always, webhook if set. */
export function createDelivery(
  dependencies: DeliveryDependencies,
  overrides: DeliveryOverrides = {},
): DeliveryWorker {
  const { env, leads, jobs: queue, subscribers, records, health, log } = dependencies;
  const { webhook, heartbeatUrl } = env;
  const transport = env.smtpUrl
    ? createSmtpTransport(env.smtpUrl)
    : createFileTransport(outboxFolder(env.dataDir));
  const mail = mailSettings(env);
  const clock = overrides.clock ?? Date.now;
  const channels = [
    createMailChannel({ leads, subscribers, transport, mail, clock }),
    webhook
      ? createWebhookChannel({ leads, subscribers, clock, webhook })
      : absentChannel('webhook'),
    env.archive
      ? createArchiveChannel({ archive: openArchive(env.archive), readRecord: records.read })
      : absentChannel('archive'),
  ];
  const hasWebhook = webhook !== undefined;
  const watch = createAlerter({ queue, hasWebhook, health, heartbeatUrl, log });
  return createWorker({ ...overrides, clock, queue, channels, log, watch });
}

/**
 * Stands in for a channel that is not configured any more. Its jobs become dead letters, which the
 * owner can drop, or replay when it is back; otherwise they would wait unseen for ever. An erasure
 * waits, because whoever holds the data must be told of it.
 */
function absentChannel(name: OptionalChannel): Channel {
  const variable = `${name.toUpperCase()}_URL`;
  return {
    name,
    kinds: channelKinds[name].filter((kind) => !/^(?:erased|left)-/.test(kind)),
    attemptTimeoutMs,
    attempt: async () => ({ outcome: 'refused', detail: `${variable} is not set any more` }),
  };
}
