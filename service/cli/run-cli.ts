import { distance } from 'fastest-levenshtein';
import type { InboxStore } from '../../inbox/server/inbox-store.ts';
import type { Env } from '../env.ts';
import { explain, OwnerError, speechIn } from '../owner-error.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { writeCommand } from '../write-command.ts';
import { readArguments, UsageError } from './arguments.ts';
import { type CommandInput, type ExitCode, exitCodes, Failure, type Owner } from './command.ts';
import { commands, describeCommand, overview } from './help.ts';
import { showMoment } from './moment.ts';
import type { Terminal } from './terminal.ts';

/** The commands' dependencies; its functions are called only once the arguments are valid. */
interface CliContext {
  owner: Owner;
  readEnv(): Env;
  openStore(location: StoreLocation): Promise<InboxStore>;
  now(): number;
}

/** Runs the owner's command. Returns the exit code of the process. */
export async function runCli(
  argv: readonly string[],
  terminal: Terminal,
  { owner, readEnv, openStore, now }: CliContext,
): Promise<ExitCode> {
  const speech = speechIn(owner.language);
  const { words, say } = speech;
  const [name, ...rest] = argv;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    await terminal.out(overview(words));
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  const command = commands.find((one) => one.name === name);
  try {
    if (command === undefined) {
      const near = commands.find((one) => distance(one.name, name) < 2)?.name;
      const guess = near ? ` ${say('didYouMean', { what: near })}` : '';
      throw new UsageError(say('noCommand', { what: name }) + guess);
    }
    const args = readArguments(command, rest, speech);
    if (args.flag('help')) {
      await terminal.out(describeCommand(command, words));
      return exitCodes.done;
    }
    const env = readEnv();
    const location = locationOf(env.store);
    const time: CommandInput['time'] = (ms) => (ms ? showMoment(ms, owner.timeZone) : '');
    const input = { ...speech, args, terminal, owner, env, location, now: now(), time };
    if ('runWithoutStore' in command) {
      await command.runWithoutStore(input);
      return exitCodes.done;
    }
    await using store = await openStore(env.store);
    await command.run({ ...input, store }).catch((error: unknown) => {
      throw isExplained(error) ? error : store.explain(error);
    });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof Failure) {
      if (error.message) terminal.err(`${error.message}\n`);
      return error.code;
    }
    if (!(error instanceof UsageError)) {
      terminal.err(`${say('failed', { what: name, why: explain(error, owner.language) })}\n`);
      return exitCodes.failed;
    }
    const typed = command ? [command.name, command.parameters ?? '', '[--help]'] : ['--help'];
    terminal.err(`${words.usage}: ${writeCommand(...typed)}\n${error.message}\n`);
    return exitCodes.usage;
  }
}

/** Whether an error's own message is enough. File errors name their path; errors of the store do not. */
function isExplained(error: unknown): boolean {
  return (
    [Failure, UsageError, OwnerError].some((kind) => error instanceof kind) ||
    (error instanceof Error && 'path' in error)
  );
}

function locationOf({ engine, location }: StoreLocation): string {
  if (engine === 'sqlite') return location;
  const { host, pathname } = new URL(location);
  return `postgres://${host}${pathname}`;
}
