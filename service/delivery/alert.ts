import type { Log } from '../log.ts';
import type { Alert } from './alert-text.ts';
import { type ChannelName, channelKinds, type JobKind, type JobQueue } from './job.ts';

/** A job that waits longer than this means that its channel fails; in milliseconds. */
const failingAfterMs = 60 * 60 * 1000;

/** Each channel's failure is reported through the other channel. */
const reportedBy: Record<ChannelName, JobKind> = {
  mail: 'alert-by-webhook',
  webhook: 'alert-by-mail',
};

/**
 * The channels that do not deliver: they have a dead letter, a job older than an hour, or were
 * switched off by a 410. For `/readyz`, the command line and the alerts.
 */
export async function failingChannels(queue: JobQueue, now: number): Promise<readonly Alert[]> {
  const { kinds } = await queue.health(now);
  const off = await queue.disabled();
  const alerts: Alert[] = [];
  for (const channel of ['mail', 'webhook'] as const) {
    const own: readonly string[] = channelKinds[channel];
    const rows = kinds.filter((row) => own.includes(row.kind));
    const oldest = Math.max(0, ...rows.map((row) => row.oldestWaitingMs ?? 0));
    const alert: Alert = {
      channel,
      dead: rows.reduce((sum, row) => sum + row.dead, 0),
      waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
      oldestWaitingMs: oldest > failingAfterMs ? oldest : undefined,
      disabled: off.find((one) => one.channel === channel)?.detail,
    };
    if (alert.dead > 0 || alert.oldestWaitingMs !== undefined || alert.disabled !== undefined) {
      alerts.push(alert);
    }
  }
  return alerts;
}

/**
 * Makes the check that raises alerts: each failing channel is reported in the log and through the
 * other channel, once a day. The queue keeps one job per kind and subject, so several processes
 * raise one alert.
 */
export function createAlerter(settings: {
  queue: JobQueue;
  hasWebhook: boolean;
  log: Log;
}): (now: number) => Promise<void> {
  const { queue, hasWebhook, log } = settings;
  const logged = new Set<string>();
  return async (now) => {
    const day = new Date(now).toISOString().slice(0, 10);
    for (const alert of await failingChannels(queue, now)) {
      const subjectId = `${alert.channel}@${day}`;
      if (logged.has(subjectId)) continue;
      if (alert.channel === 'webhook' || hasWebhook) {
        const kind = reportedBy[alert.channel];
        await queue.add({ kind, subjectId, payload: JSON.stringify(alert) }, now);
      }
      log.error({ ...alert }, 'a channel does not deliver, see `npm run leads -- health`');
      logged.add(subjectId);
    }
  };
}
