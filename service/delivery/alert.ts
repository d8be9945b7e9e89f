import type { Log } from '../log.ts';
import type { Alert } from './alert-text.ts';
import {
  type ChannelName,
  channelKinds,
  type JobKind,
  type JobQueue,
  type QueueHealth,
} from './job.ts';

/** A job that waits longer than this means that its channel fails; in milliseconds. */
const failingAfterMs = 60 * 60 * 1000;

const otherChannel: Record<ChannelName, { name: ChannelName; kind: JobKind }> = {
  mail: { name: 'webhook', kind: 'alert-by-webhook' },
  webhook: { name: 'mail', kind: 'alert-by-mail' },
};

/**
 * The channels that do not deliver: with a dead letter, with a job older than an hour, or switched
 * off by a 410. For `/readyz`, the command line and the alerts. Empty: all is well.
 */
export async function failingChannels(queue: JobQueue, now: number): Promise<readonly Alert[]> {
  const health = await queue.health(now);
  const off = await queue.disabled();
  return (['mail', 'webhook'] as const).flatMap((channel) => {
    const alert = assess(channel, health, off.find((one) => one.channel === channel)?.detail);
    return alert === undefined ? [] : [alert];
  });
}

function assess(
  channel: ChannelName,
  health: QueueHealth,
  disabled: string | undefined,
): Alert | undefined {
  const kinds: readonly string[] = channelKinds[channel];
  const rows = health.kinds.filter((row) => kinds.includes(row.kind));
  const dead = rows.reduce((sum, row) => sum + row.dead, 0);
  const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
  const oldest = Math.max(0, ...rows.map((row) => row.oldestWaitingMs ?? 0));
  const late = oldest > failingAfterMs;
  if (dead === 0 && !late && disabled === undefined) return undefined;
  return {
    channel,
    dead,
    waiting,
    ...(late && { oldestWaitingMs: oldest }),
    ...(disabled !== undefined && { disabled }),
  };
}

/**
 * Makes the check that raises alerts: each failing channel is reported through another one, once
 * a day and channel (the queue keeps one job per kind and subject, so several processes raise one),
 * and always in the log. With no other channel configured, log, `/readyz` and CLI are what is left.
 */
export function createAlerter(settings: {
  queue: JobQueue;
  configured: readonly ChannelName[];
  log: Log;
}): (now: number) => Promise<void> {
  const { queue, configured, log } = settings;
  const logged = new Set<string>();
  return async (now) => {
    const day = new Date(now).toISOString().slice(0, 10);
    for (const alert of await failingChannels(queue, now)) {
      const subjectId = `${alert.channel}@${day}`;
      if (logged.has(subjectId)) continue;
      const other = otherChannel[alert.channel];
      if (configured.includes(other.name)) {
        await queue.add({ kind: other.kind, subjectId, payload: JSON.stringify(alert) }, now);
      }
      log.error({ ...alert }, 'a channel does not deliver, see `npm run leads -- health`');
      logged.add(subjectId);
    }
  };
}
