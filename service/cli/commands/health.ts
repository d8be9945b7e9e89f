import { type FailingChannel, failingChannels } from '../../delivery/alert.ts';
import { alertRows } from '../../delivery/mail/mails.ts';
import { type Command, exitCodes, Failure, type StoreInput } from '../command.ts';
import { jsonText } from '../table.ts';

const weekMs = 7 * 86_400_000;

export const health: Command = {
  name: 'health',
  options: { json: true },
  examples: ['health || echo "look at the site"'],
  async run(input) {
    const { store, args, terminal, say, location, now, time } = input;
    await store.assertWritable('lead');
    const deliveries = await store.jobs.health(now);
    const { waiting, dead, oldestWaitingMs } = deliveries;
    const failing = failingChannels(deliveries);
    const held = await store.leads.count({ folder: 'held' });
    // Shown, so that the owner remembers to look into the spam folder.
    const spamOfWeek = await store.leads.count({ folder: 'spam', since: now - weekMs });
    const facts = { store: 'writable', held, spamOfWeek, waiting, dead, oldestWaitingMs, failing };
    const oldest =
      oldestWaitingMs === undefined ? '' : say('oldest', { when: time(now - oldestWaitingMs) });
    await terminal.out(
      args.flag('json')
        ? `${jsonText(facts, 2)}\n`
        : `${say('writable', { where: location })}\n${say('owed', { n: waiting, dead })}${oldest}\n` +
            `${say('held', { n: held })}\n${say('spamOfWeek', { n: spamOfWeek })}\n` +
            failing.map((alert) => describe(input, alert)).join(''),
    );
    if (failing.length > 0) throw new Failure('', exitCodes.unhealthy);
  },
};

function describe({ labels: { alert }, say }: StoreInput, failing: FailingChannel): string {
  const { title, text } = alert.problems[failing.problem];
  const facts = alertRows(failing).map(({ label, value }) => `${label}: ${value}`);
  const counts = facts.join(', ');
  return `\n${title} (${counts}). ${text}\n${say('failing', { what: failing.channel })}\n`;
}
