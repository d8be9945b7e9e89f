import type { Language } from '../../contract/language.ts';
import type { InboxStore } from '../../inbox/server/inbox-store.ts';
import type { Env } from '../env.ts';
import type { Speech } from '../owner-error.ts';
import type { Arguments, Usage } from './arguments.ts';
import type { Terminal } from './terminal.ts';

export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** `health`: leads are safe, but something needs the owner. */
  unhealthy: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command did not do what was asked; the text says why, where its output does not. */
export class Failure extends Error {
  readonly code: ExitCode;

  constructor(message = '', code: ExitCode = exitCodes.failed) {
    super(message);
    this.code = code;
  }
}

/** Who reads: the facts of the site that the commands follow. */
export interface Reader {
  language: Language;
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
  store: InboxStore;
}

export type Command = Usage &
  (
    | { run(input: StoreInput): Promise<void> }
    /** For what makes or mends a store. */
    | { runWithoutStore(input: CommandInput): Promise<void> }
  );
