import type { Language } from '../../contract/language.ts';
import type { Words } from '../../src/content/words.ts';
import type { Env } from '../env.ts';
import type { Store } from '../storage/open-store.ts';
import type { Arguments } from './arguments.ts';
import type { Speech } from './speech.ts';
import type { Terminal } from './terminal.ts';

export const exitCodes = {
  done: 0,
  /** Something does not exist, or could not be done. */
  failed: 1,
  /** The command was typed wrong. */
  usage: 2,
  /** `health`: leads are safe, but something needs the owner. */
  unhealthy: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What went wrong is in how the command was typed; the text says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command did not do what was asked; the text says why, where its output does not. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ExitCode;

  constructor(message = '', code: ExitCode = exitCodes.failed) {
    super(message);
    this.code = code;
  }
}

/** Who reads: the facts of the site that the commands follow. */
export interface Reader {
  language: Language;
  /** IANA name. */
  timeZone: string;
}

export interface CommandInput extends Speech {
  args: Arguments;
  terminal: Terminal;
  reader: Reader;
  env: Env;
  /** Where the store is, without a password. */
  location: string;
  /** Milliseconds since 1970. */
  now: number;
  /** A moment as the owner's clock shows it; an empty text for none. */
  time(ms: number | null | undefined): string;
}

/** Of commands that work on a store whose tables are up to date. */
export interface StoreInput extends CommandInput {
  store: Store;
}

/** A flag, the placeholder of a value, or the values that there are. */
export type Option = true | string | readonly string[];

interface CommandFacts {
  name: keyof Words['commands']['summaries'];
  /** What follows the name: nothing, `ID`, `[ID]` or `ID…`. */
  parameters?: string;
  /** `commands.json` explains each. */
  options?: { [Name in keyof Words['commands']['options']]?: Option };
  examples?: readonly string[];
}

export type Command = CommandFacts &
  (
    | { run(input: StoreInput): Promise<void> }
    /** For what makes or mends a store. */
    | { runWithoutStore(input: CommandInput): Promise<void> }
  );
