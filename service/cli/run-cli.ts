import type { Env } from '../env.ts';
import type { Store } from '../storage/open-store.ts';
import { Arguments } from './arguments.ts';
import { type Command, type ExitCode, exitCodes, type Reader, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { explain, overview, usage } from './help.ts';
import { locationOf } from './open-command-store.ts';
import { type Speech, speechIn } from './speech.ts';
import type { Terminal } from './terminal.ts';

/** What the commands work in; called for only once a command was typed right. */
export interface Surroundings {
  reader: Reader;
  readEnv(): Env;
  openStore(env: Env, speech: Speech): Promise<Store>;
  now(): number;
}

/** Runs what the owner typed; the exit code of the process. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const speech = speechIn(surroundings.reader.language);
  const { words, say } = speech;
  const [first, ...following] = argv;
  const [name, ...rest] =
    first === 'help' && following.length > 0 ? [...following, '--help'] : argv;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    await terminal.out(overview(words));
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    // A command that begins alike, for a slip of the finger.
    const near = commands.find((one) => one.name.startsWith(name.slice(0, 3)))?.name;
    const guess = near ? ` ${say('didYouMean', { what: near })}` : '';
    terminal.err(
      `${words.usage}: ${usage('--help')}\n${say('noCommand', { what: name })}${guess}\n`,
    );
    return exitCodes.usage;
  }
  try {
    const args = new Arguments(command, rest, speech);
    if (args.flag('help')) {
      await terminal.out(explain(command, words));
      return exitCodes.done;
    }
    return await runCommand(command, { ...speech, args, terminal }, surroundings);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isUsage = error instanceof UsageError;
    terminal.err(
      isUsage
        ? `${words.usage}: ${usage(command.name, '--help')}\n${message}\n`
        : `${say('failed', { what: name, why: message })}\n`,
    );
    return isUsage ? exitCodes.usage : exitCodes.failed;
  }
}

async function runCommand(
  command: Command,
  typed: Speech & { args: Arguments; terminal: Terminal },
  { reader, readEnv, openStore, now }: Surroundings,
): Promise<ExitCode> {
  const env = readEnv();
  const input = { ...typed, reader, env, location: locationOf(env.store), now: now() };
  if ('runWithoutStore' in command) return await command.runWithoutStore(input);
  const store = await openStore(env, typed);
  try {
    return await command.run({ ...input, store });
  } finally {
    await store.close();
  }
}
