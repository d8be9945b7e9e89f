import { type FailingChannel, failingChannels } from '../../delivery/alert.ts';
import { type Command, exitCodes } from '../command.ts';
import { jsonText } from '../json.ts';
import { showSpan, timeAgo } from '../moment.ts';
import { counted } from './counted.ts';

/** How many days back spam is counted, so that nobody forgets to look into its folder. */
const spamCountedDays = 7;

export const health: Command = {
  name: 'health',
  summary: 'whether leads are safe and notices go out; exit code 3 if something needs you',
  parameters: '',
  options: { json: { type: 'boolean', help: 'a JSON object for scripts' } },
  examples: ['health', 'health --json || echo "look at the site"'],
  async run({ context, args, terminal, now }) {
    await context.assertWritable();
    const queue = await context.jobs.health(now);
    const failing = await failingChannels(context.jobs, now);
    const held = await context.leads.count({ folder: 'held' });
    const since = timeAgo(`${spamCountedDays}d`, now);
    const spamOfWeek = await context.leads.count({ folder: 'spam', since });
    const code = failing.length === 0 ? exitCodes.done : exitCodes.unhealthy;
    if (args.flag('json')) {
      const { waiting, dead, oldestWaitingMs } = queue;
      await terminal.out(
        `${jsonText({ store: 'writable', held, spamOfWeek, waiting, dead, oldestWaitingMs, failing }, 2)}\n`,
      );
      return code;
    }
    const oldest =
      queue.oldestWaitingMs === undefined ? '' : `, oldest ${showSpan(queue.oldestWaitingMs)}`;
    await terminal.out(
      `store       ${context.location} takes writes\n` +
        `deliveries  ${queue.waiting} waiting${oldest}, ${queue.dead} dead\n` +
        `held        ${counted(held, 'lead')}${held > 0 ? ' for you to look at: list --folder held' : ''}\n` +
        `spam        ${counted(spamOfWeek, 'lead')} in the last ${spamCountedDays} days${spamOfWeek > 0 ? `: list --folder spam --since ${spamCountedDays}d` : ''}\n` +
        failing.map(describe).join(''),
    );
    return code;
  },
};

function describe(alert: FailingChannel): string {
  const problems = [
    alert.disabled === undefined ? undefined : `is switched off (${alert.disabled})`,
    alert.dead > 0 ? `has ${counted(alert.dead, 'dead letter')}` : undefined,
    alert.oldestWaitingMs === undefined
      ? undefined
      : `has kept something waiting for ${showSpan(alert.oldestWaitingMs)}`,
  ].filter((problem) => problem !== undefined);
  return `PROBLEM     ${alert.channel} ${problems.join(', ')}: see \`deliveries\`, mend it, then \`replay --channel ${alert.channel}\`\n`;
}
