import type { RouteParts } from '../http/app-env.ts';
import { errorName } from '../log.ts';
import type { ProblemName } from '../problems.ts';
import type { QueueHealth } from '../storage/jobs.ts';
import { type ChannelName, channelKinds, channelNames } from './job.ts';

/** A channel fails if a job has waited longer than this; in milliseconds. */
const failingAfterMs = 3_600_000;

const heartbeatTimeoutMs = 10_000;

/** A problem as reported to the owner; no personal data. */
export interface Alert {
  problem: ProblemName;
  channel?: ChannelName;
  dead?: number;
  waiting?: number;
  oldestWaitingMs?: number | undefined;
}

/** Returns the alert of a job's payload. */
export function parseAlert(payload: string | null): Alert | undefined {
  return payload === null ? undefined : JSON.parse(payload);
}

export type FailingChannel = ReturnType<typeof failingChannels>[number];

/** Returns the channels that have a dead job, or one that has waited for more than an hour. */
export function failingChannels({ kinds }: QueueHealth) {
  return channelNames.flatMap((channel) => {
    const own: readonly string[] = channelKinds[channel];
    const rows = kinds.filter((row) => own.includes(row.kind));
    const dead = rows.reduce((sum, row) => sum + row.dead, 0);
    const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
    const oldest = Math.max(0, ...rows.map((row) => row.oldestWaitingMs ?? 0));
    const oldestWaitingMs = oldest > failingAfterMs ? oldest : undefined;
    if (dead === 0 && oldestWaitingMs === undefined) return [];
    const problem = `${channel}-not-delivering` as const;
    return [{ problem, channel, dead, waiting, oldestWaitingMs }];
  });
}

export interface AlerterParts extends Pick<RouteParts, 'env' | 'store' | 'log' | 'problems'> {
  /** Returns all problems that need the owner; rejects if no lead could be stored. */
  health: () => Promise<{ problems: readonly Alert[] }>;
}

/**
 * Returns the check that reports each problem once a day, in the log and by mail, and a failure of the mail
 * itself by webhook. It pings the heartbeat while there is no problem; a dead machine sends none.
 */
export function createAlerter({ env, store, health, log, problems: known }: AlerterParts) {
  const logged = new Set<string>();

  async function ping(url: string): Promise<void> {
    try {
      const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(heartbeatTimeoutMs) });
      if (!ok) log.warn({ status }, 'HEARTBEAT_URL does not take the ping');
    } catch (error) {
      log.warn({ error: errorName(error) }, 'HEARTBEAT_URL does not answer');
    }
  }

  return async (now: number): Promise<void> => {
    const day = new Date(now).toISOString().slice(0, 10);
    const wereRefused = known.has('leads-refused');
    const { problems } = await health();
    for (const problem of problems) {
      const subjectId = `${problem.problem}@${day}`;
      if (logged.has(subjectId)) continue;
      const isMail = problem.problem === 'mail-not-delivering';
      if (!isMail || env.webhook) {
        const kind = isMail ? 'alert-by-webhook' : 'alert-by-mail';
        await store.jobs.add({ kind, subjectId, payload: JSON.stringify(problem) }, now);
      }
      log.error({ ...problem }, 'something needs the owner');
      logged.add(subjectId);
    }
    // `health` has written as much as a lead then, so what was refused before is over once it is reported.
    if (wereRefused) known.solve('leads-refused');
    if (problems.length === 0 && env.heartbeatUrl) await ping(env.heartbeatUrl);
  };
}
