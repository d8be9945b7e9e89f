import { parseArgs } from 'node:util';
import {
  type Arguments,
  type Command,
  type CommandContext,
  type ExitCode,
  exitCodes,
  type Terminal,
  UsageError,
} from './command.ts';
import { commands } from './commands.ts';
import { explain, overview } from './help.ts';

/**
 * Runs what the owner typed. `openCommandContext` is called only for a command that was typed right;
 * the context is closed again whatever happens. The exit code of the process.
 */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  openCommandContext: () => Promise<CommandContext & { close(): Promise<void> }>,
  now: () => number = Date.now,
): Promise<ExitCode> {
  const [first, ...following] = argv;
  const [name, ...rest] =
    first === 'help' && following.length > 0 ? [...following, '--help'] : argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    await terminal.out(overview());
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    terminal.err(`There is no command "${name}".${guess(name)}\n\n${overview()}`);
    return exitCodes.usage;
  }
  try {
    const args = readArguments(command, rest);
    if (args.flag('help')) {
      await terminal.out(explain(command));
      return exitCodes.done;
    }
    const context = await openCommandContext();
    try {
      return await command.run({ context, args, terminal, now: now() });
    } finally {
      await context.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${explain(command)}`);
      return exitCodes.usage;
    }
    terminal.err(`${name} failed: ${error instanceof Error ? error.message : String(error)}\n`);
    return exitCodes.failed;
  }
}

interface Parsed {
  values: Record<string, unknown>;
  positionals: string[];
}

function readArguments(command: Command, argv: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type }]) => [name, { type }] as const),
  );
  try {
    const { values, positionals }: Parsed = parseArgs({
      args: [...argv],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    assertSaid(values, positionals);
    if (command.parameters === '' && positionals.length > 0) {
      throw new UsageError(`"${positionals[0]}" is too much: ${command.name} takes only options.`);
    }
    return {
      positionals,
      text(name) {
        const value = values[name];
        return typeof value === 'string' ? value : undefined;
      },
      flag: (name) => values[name] === true,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Refuses empty words: `drop "$ID"` with ID unset must not pass for "all", nor for "none". */
function assertSaid(values: Parsed['values'], positionals: readonly string[]): void {
  const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
  const option = Object.keys(values).find((name) => isEmpty(values[name]));
  if (option === undefined && !positionals.some(isEmpty)) return;
  throw new UsageError(
    `${option === undefined ? 'An argument' : `The value of --${option}`} is empty, so nothing was done. ` +
      'In a script, look whether a variable is not set.',
  );
}

/** A command that begins alike, for a slip of the finger. */
function guess(name: string): string {
  const near = commands.find(
    (command) => command.name.startsWith(name.slice(0, 3)) || name.startsWith(command.name),
  );
  return near === undefined ? '' : ` Did you mean "${near.name}"?`;
}
