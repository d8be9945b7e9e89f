import type { Channel } from './channel.ts';
import type { ChannelName } from './job.ts';
import { attemptTimeoutMs } from './schedule.ts';

/**
 * Stands in for a channel that was configured once and is not any more. What is still owed through
 * it becomes a dead letter, which the owner can drop, or replay when the channel is back; else it
 * would wait unseen for ever.
 */
export function createAbsentChannel(name: ChannelName, variable: string): Channel {
  return {
    name,
    attemptTimeoutMs,
    attempt: async () => ({ outcome: 'refused', detail: `${variable} is not set any more` }),
  };
}
