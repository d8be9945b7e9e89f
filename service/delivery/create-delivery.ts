import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { LeadStore } from '../leads/ports.ts';
import type { Log } from '../log.ts';
import type { SubscriberStore } from '../newsletter/ports.ts';
import { absentWebhook } from './absent-webhook.ts';
import { createAlerter } from './alert.ts';
import type { JobQueue } from './job.ts';
import { createFileTransport, outboxFolderName } from './mail/file-transport.ts';
import { createMailChannel } from './mail/mail-channel.ts';
import { mailSettings } from './mail/mail-settings.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { createWebhookChannel } from './webhook/webhook-channel.ts';
import { createWorker, type DeliveryWorker, type WorkerSettings } from './worker.ts';

export interface DeliveryDependencies {
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'notifyTo' | 'siteUrl' | 'webhook' | 'dataDir'>;
  brand: { name: string; email: string; domain: string };
  leads: LeadStore;
  jobs: JobQueue;
  subscribers: SubscriberStore;
  log: Log;
}

/** What tests set by hand. */
export type DeliveryOverrides = Pick<
  WorkerSettings,
  'clock' | 'isBusy' | 'random' | 'attemptTimeoutMs' | 'leaseStepMs' | 'stopGraceMs' | 'pollMs'
>;

/** Where .eml files go. */
export function outboxFolder(dataDirectory: string): string {
  return join(dataDirectory, outboxFolderName);
}

/** The worker with the channels that the environment configures: mail always, webhook if set. */
export function createDelivery(
  dependencies: DeliveryDependencies,
  overrides: DeliveryOverrides = {},
): DeliveryWorker {
  const { env, brand, leads, jobs, subscribers, log } = dependencies;
  const transport = env.smtpUrl
    ? createSmtpTransport(env.smtpUrl)
    : createFileTransport(outboxFolder(env.dataDir));
  const mail = mailSettings(brand, env);
  const clock = overrides.clock ?? Date.now;
  const channels = [
    createMailChannel({ leads, subscribers, transport, mail, clock }),
    env.webhook ? createWebhookChannel({ leads, clock, ...env.webhook }) : absentWebhook,
  ];
  const watch = createAlerter({ queue: jobs, hasWebhook: env.webhook !== undefined, log });
  return createWorker({ ...overrides, queue: jobs, channels, log, watch });
}
