import { letter } from '../../inbox/server/cli/letter.ts';
import { invite, people, revoke } from '../../inbox/server/cli/people.ts';
import type { Words } from '../../src/content/words.ts';
import { writeCommand } from '../write-command.ts';
import { describeOption, type OptionName } from './arguments.ts';
import type { Command } from './command.ts';
import { backup, migrate, restore } from './commands/backup.ts';
import { deliveries, replay } from './commands/deliveries.ts';
import { erase, retention } from './commands/erase.ts';
import { health } from './commands/health.ts';
import { exportLeads, list, release, search, show, spam } from './commands/leads.ts';
import { stats } from './commands/stats.ts';
import { subscribers, unsubscribe } from './commands/subscribers.ts';

/** All commands, in the order of `--help`. */
export const commands: readonly Command[] = [
  ...[list, show, search, release, spam, exportLeads, stats],
  ...[health, deliveries, replay, subscribers, unsubscribe, letter, erase, retention],
  ...[invite, people, revoke, backup, restore, migrate],
];

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join('');
}

/** Returns the text of `--help` without a command. */
export function overview(words: Words['commands']): string {
  const rows = commands.map(
    ({ name, parameters = '' }) => [`${name} ${parameters}`.trim(), words.summaries[name]] as const,
  );
  return `${words.about}\n\n${words.usage}: ${writeCommand(words.command)}\n\n${columns(rows)}\n${words.more}\n`;
}

/** Returns the text of `COMMAND --help`. */
export function describeCommand(command: Command, words: Words['commands']): string {
  const { name, parameters = '', options = {}, examples = [] } = command;
  const rows = (Object.keys(words.options) as OptionName[])
    .filter((option) => option in options)
    .map((option) => [describeOption(command, option), words.options[option]] as const);
  return (
    `${name}: ${words.summaries[name]}\n\n${words.usage}: ${writeCommand(name, parameters)}\n\n` +
    `${rows.length > 0 ? `${columns(rows)}\n` : ''}` +
    examples.map((example) => `  ${writeCommand(example)}\n`).join('')
  );
}
