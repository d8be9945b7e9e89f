import { folders } from '../../../contract/owner-words.ts';
import { retentionPeriods } from '../../../contract/retention.ts';
import type { Folder } from '../../leads/stored-lead.ts';
import type { LeadFilter } from '../../storage/leads.ts';
import { type Command, type CommandContext, exitCodes } from '../command.ts';
import { timeAgo } from '../moment.ts';
import { counted } from './counted.ts';
import { eraseBatch, leftInLog, scrubbed } from './erase.ts';
import { eraseFiles } from './erase-files.ts';
import { sayAtEnd } from './say-at-end.ts';

/** How long leads are kept, as the owner would type it. */
export const keptFor: Record<Folder, string> = {
  inbox: `${retentionPeriods.inboxMonths}m`,
  held: `${retentionPeriods.setAsideDays}d`,
  spam: `${retentionPeriods.setAsideDays}d`,
};

const unconfirmedKeptFor = `${retentionPeriods.unconfirmedDays}d`;

export const retention: Command = {
  name: 'retention',
  summary: 'erases what has been kept long enough; run it once a day',
  parameters: '',
  options: {
    inbox: { type: 'string', value: 'TIME', help: `how long the inbox is kept (${keptFor.inbox})` },
    held: { type: 'string', value: 'TIME', help: `how long held leads are kept (${keptFor.held})` },
    spam: { type: 'string', value: 'TIME', help: `how long spam is kept (${keptFor.spam})` },
    'dry-run': { type: 'boolean', help: 'only say what would go' },
  },
  examples: ['retention --dry-run', 'retention', 'retention --inbox 12m --spam 30d'],
  async run({ context, args, terminal, now }) {
    const dry = args.flag('dry-run');
    // All are read before anything goes, so that a typing error erases nothing.
    const plans = folders.map((folder) => {
      const time = args.text(folder) ?? keptFor[folder];
      return { folder, time, filter: { folder, until: timeAgo(time, now) } };
    });
    return sayAtEnd(terminal, async (say) => {
      const done = dry ? 'would go' : 'erased';
      for (const { folder, time, filter } of plans) {
        const count = dry
          ? await context.leads.count(filter)
          : await eraseAll(context, filter, now);
        say(`${folder}: ${counted(count, 'lead')} older than ${time} ${done}\n`);
      }
      const before = timeAgo(unconfirmedKeptFor, now);
      const signUps = dry
        ? (await forgottenSignUps(context, before)).length
        : await eraseSignUps(context, before);
      say(
        `newsletter: ${counted(signUps, 'sign-up')} unconfirmed for ${unconfirmedKeptFor} ${done}\n`,
      );
      if (dry || (await scrubbed(context))) return exitCodes.done;
      terminal.err(leftInLog);
      return exitCodes.failed;
    });
  },
};

/**
 * Files go first: where that breaks off, the rows that are left tell the next run whose they are. And once
 * more after the rows, for a mail may have been written meanwhile.
 */
async function eraseAll(context: CommandContext, filter: LeadFilter, now: number): Promise<number> {
  let count = 0;
  for (;;) {
    const leads = await context.leads.list({ ...filter, limit: eraseBatch });
    if (leads.length === 0) return count;
    const ids = leads.map(({ id }) => id);
    await eraseFiles(context.outboxFolder, ids);
    const { leadIds } = await context.leads.erase(ids, now);
    if (leadIds.length === 0) return count;
    await eraseFiles(context.outboxFolder, leadIds);
    count += leadIds.length;
  }
}

async function forgottenSignUps(
  { subscribers }: CommandContext,
  before: number,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, requestedAt } of subscribers.streamUnconfirmed()) {
    if (requestedAt < before) ids.push(id);
  }
  return ids;
}

async function eraseSignUps(context: CommandContext, before: number): Promise<number> {
  await eraseFiles(context.outboxFolder, await forgottenSignUps(context, before));
  const ids = await context.subscribers.forgetUnconfirmed(before);
  await eraseFiles(context.outboxFolder, ids);
  return ids.length;
}
