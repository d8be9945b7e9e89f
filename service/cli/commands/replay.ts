import { type Command, exitCodes } from '../command.ts';
import { channelOption, whichDeliveries, whichOptions } from './channel-option.ts';
import { counted } from './counted.ts';

export const replay: Command = {
  name: 'replay',
  summary:
    'tries again now what is dead or waits; with --channel or --all, also switches the channel on',
  parameters: '[ID]',
  options: whichOptions,
  examples: ['replay --channel webhook', 'replay --all'],
  async run({ context, args, terminal, now }) {
    const which = whichDeliveries(args, 'replay');
    const channel = channelOption(args);
    for (const { channel: off } of await context.jobs.disabled()) {
      if (off === channel || args.flag('all')) await context.jobs.enable(off);
    }
    const { due, underWay } = await context.jobs.replay(which, now);
    if (which.id !== undefined && due === 0 && underWay === 0) {
      terminal.err(`There is no delivery ${which.id}. \`deliveries\` prints the ids.\n`);
      return exitCodes.failed;
    }
    const more = `${counted(underWay, 'more delivery', 'more deliveries')} under way.\n`;
    await terminal.out(
      `${counted(due, 'delivery', 'deliveries')} to be tried again by the running server.\n${underWay > 0 ? more : ''}`,
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
  async run({ context, args, terminal }) {
    const which = whichDeliveries(args, 'drop');
    const count = await context.jobs.drop(which);
    if (which.id !== undefined && count === 0) {
      terminal.err(
        `There is no dead letter ${which.id}. \`deliveries --state dead\` prints the ids.\n`,
      );
      return exitCodes.failed;
    }
    await terminal.out(`${counted(count, 'delivery', 'deliveries')} dropped.\n`);
    return exitCodes.done;
  },
};
