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

/** The command failed; the text says why, unless its output does. */
export class Failure extends Error {
  readonly code: ExitCode;

  constructor(message = '', code: ExitCode = exitCodes.failed) {
    super(message);
    this.code = code;
  }
}

/** The owner's settings for the output of commands. */
export interface Owner {
  language: Language;
  timeZone: string;
}

export interface CommandInput extends Speech {
  args: Arguments;
  terminal: Terminal;
  owner: Owner;
  env: Env;
  /** The store's path or URL, without a password. */
  location: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Formats a time in the owner's time zone; '' for none. */
  time(ms: number | null | undefined): string;
}

/** The input of commands that need an open store. */
export interface StoreInput extends CommandInput {
  store: InboxStore;
}

export type Command = Usage &
  (
    | { run(input: StoreInput): Promise<void> }
    /** For commands that create or repair a store. */
    | { runWithoutStore(input: CommandInput): Promise<void> }
  );
