import type { Command } from './command.ts';
import { commands } from './commands.ts';

const calling = 'npm run leads --';
/** Without the two lines that npm writes to stdout first, which another program would stumble on. */
const callingQuietly = 'npm run -s leads --';

function typed(example: string): string {
  return `${/\||--json\b/.test(example) ? callingQuietly : calling} ${example}`;
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join('');
}

/** What `--help` says without a command. */
export function overview(): string {
  const rows = commands.map(
    (command) => [`${command.name} ${command.parameters}`.trim(), command.summary] as const,
  );
  return (
    `The leads of the site, and what is owed for them.\n\nUsage: ${calling} COMMAND [OPTIONS]\n\n` +
    `${columns(rows)}\nExamples:\n  ${calling} list --folder held\n  ${calling} export --output data/leads.csv\n\n` +
    `${calling} COMMAND --help explains a command. Exit codes: 0 done, 1 failed, 2 typed wrong, 3 needs you (health).\n` +
    `Where a program reads the output: ${callingQuietly} COMMAND.\n` +
    'The store is that of DATABASE_URL, as for the server.\n'
  );
}

/** What `COMMAND --help` says. */
export function explain(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, option]) =>
      [`--${name}${option.value ? ` ${option.value}` : ''}`, option.help] as const,
  );
  const usage = [calling, command.name, command.parameters].filter(Boolean).join(' ');
  return (
    `${command.name}: ${command.summary}\n\nUsage: ${usage}${options.length > 0 ? ' [OPTIONS]' : ''}\n` +
    (options.length > 0 ? `\nOptions:\n${columns(options)}` : '') +
    `\nExamples:\n${command.examples.map((example) => `  ${typed(example)}\n`).join('')}`
  );
}
