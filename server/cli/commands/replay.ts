import { type Command, exitCodes } from '../command.ts';
import { channelOption, deadLetterOptions, deadLetters } from './channel-option.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tries failed deliveries again; with --channel, also switches the channel on again',
  parameters: '[ID]',
  options: deadLetterOptions,
  examples: ['replay --channel webhook', 'replay --all'],
  async run({ office, args, terminal, now }) {
    const which = deadLetters(args, 'replay');
    const channel = channelOption(args);
    for (const { channel: off } of await office.jobs.disabled()) {
      if (off === channel || args.flag('all')) await office.jobs.enable(off);
    }
    const count = await office.jobs.replay(which, now);
    await terminal.out(`${count} deliveries will be tried again by the running server.\n`);
    return which.id !== undefined && count === 0 ? exitCodes.failed : exitCodes.done;
  },
};

export const drop: Command = {
  name: 'drop',
  summary: 'gives failed deliveries up for good; the leads stay',
  parameters: '[ID]',
  options: deadLetterOptions,
  examples: ['drop --channel webhook'],
  async run({ office, args, terminal }) {
    const which = deadLetters(args, 'drop');
    const count = await office.jobs.drop(which);
    await terminal.out(`${count} deliveries dropped.\n`);
    return which.id !== undefined && count === 0 ? exitCodes.failed : exitCodes.done;
  },
};
