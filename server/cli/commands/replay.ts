import { underWayMs } from '../../delivery/schedule.ts';
import { type Command, exitCodes } from '../command.ts';
import { channelOption, whichDeliveries, whichOptions } from './channel-option.ts';

export const replay: Command = {
  name: 'replay',
  summary:
    'tries again now what is dead or waits; with --channel or --all, also switches the channel on',
  parameters: '[ID]',
  options: whichOptions,
  examples: ['replay --channel webhook', 'replay --all'],
  async run({ office, args, terminal, now }) {
    const which = whichDeliveries(args, 'replay');
    const channel = channelOption(args);
    for (const { channel: off } of await office.jobs.disabled()) {
      if (off === channel || args.flag('all')) await office.jobs.enable(off);
    }
    const { due, soon } = await office.jobs.replay(which, now);
    const more = `${soon} more are being tried, or are due within ${underWayMs / 60_000} minutes.\n`;
    await terminal.out(
      `${due} deliveries will be tried again by the running server.\n${soon > 0 ? more : ''}`,
    );
    return which.id !== undefined && due === 0 ? exitCodes.failed : exitCodes.done;
  },
};

export const drop: Command = {
  name: 'drop',
  summary: 'gives dead letters up for good, nothing that still waits; the leads stay',
  parameters: '[ID]',
  options: whichOptions,
  examples: ['drop --channel webhook'],
  async run({ office, args, terminal }) {
    const which = whichDeliveries(args, 'drop');
    const count = await office.jobs.drop(which);
    await terminal.out(`${count} deliveries dropped.\n`);
    return which.id !== undefined && count === 0 ? exitCodes.failed : exitCodes.done;
  },
};
