import { type ChannelName, channelKinds, type JobKind } from '../../delivery/job.ts';
import { type Arguments, UsageError } from '../command.ts';

/** `--channel mail|webhook`; undefined where it is absent. Throws `UsageError` on any other. */
export function channelOption(args: Arguments): ChannelName | undefined {
  const name = args.text('channel');
  if (name === undefined || name === 'mail' || name === 'webhook') return name;
  throw new UsageError(`There is no channel "${name}". Choose mail or webhook.`);
}

/**
 * Which deliveries a command means: one by its id, those of a channel, or all. Throws
 * `UsageError` unless exactly one of them is said.
 */
export function whichDeliveries(
  args: Arguments,
  verb: 'replay' | 'drop',
): { id?: string; kinds?: readonly JobKind[] } {
  const [id, ...others] = args.positionals;
  const channel = channelOption(args);
  const said = [id !== undefined, channel !== undefined, args.flag('all')].filter(Boolean).length;
  if (said !== 1 || others.length > 0) {
    const ids = verb === 'drop' ? 'deliveries --state dead' : 'deliveries';
    throw new UsageError(
      `Say which: ${verb} ID, ${verb} --channel mail|webhook, or ${verb} --all. \`${ids}\` prints the ids.`,
    );
  }
  if (id !== undefined) return { id };
  return channel === undefined ? {} : { kinds: channelKinds[channel] };
}

export const whichOptions = {
  channel: { type: 'string', value: 'NAME', help: 'all of mail or webhook' },
  all: { type: 'boolean', help: 'all of both channels' },
} as const;
