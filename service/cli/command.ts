import type { JobQueue } from '../storage/jobs.ts';
import type { LeadStore } from '../storage/leads.ts';
import type { SubscriberStore } from '../storage/subscribers.ts';

/** What went wrong is in how the command was typed; the text says what to type instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

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

/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  /** Results. Resolves when more may be written, so that a slow reader holds back an export. */
  out(text: string): Promise<void>;
  /** Progress, hints and errors. */
  err(text: string): void;
  /** Columns of the terminal, or undefined where results go to a file or another program. */
  columns: number | undefined;
  /** Whether a person sees `err` as it is written, so that progress may be drawn there. */
  watched: boolean;
  /** Asks the owner; undefined where nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
}

/** What the commands work on. */
export interface CommandContext {
  leads: LeadStore;
  jobs: JobQueue;
  subscribers: SubscriberStore;
  /** Folder of the .eml files. */
  outboxFolder: string;
  /** Undefined where the shell does not say it (SITE_URL). */
  siteUrl: string | undefined;
  /** Where the store is, without a password, for messages. */
  location: string;
  /** Path of the SQLite file; undefined on PostgreSQL. */
  storeFile: string | undefined;
  /** Removes from the database's files what deletions left there (see Store). */
  scrub(): Promise<void>;
  /** Throws unless a row can be written. */
  assertWritable(): Promise<void>;
  /** Copies the SQLite file while it is in use. */
  backup(path: string): Promise<void>;
  /**
   * Copies everything into an empty PostgreSQL database; the number of rows of each table. Throws
   * where another program has the SQLite file open.
   */
  copyTo(
    url: string,
    onProgress: (table: string, rows: number) => void,
  ): Promise<Record<string, number>>;
}

export interface Arguments {
  positionals: readonly string[];
  text(name: string): string | undefined;
  flag(name: string): boolean;
}

export interface Command {
  name: string;
  summary: string;
  /** What follows the name, as in `show ID`. */
  parameters: string;
  options: Record<string, CommandOption>;
  examples: readonly string[];
  run(input: CommandInput): Promise<ExitCode>;
}

export interface CommandOption {
  type: 'string' | 'boolean';
  /** What the value is, as help shows it; only of options with a value. */
  value?: string;
  help: string;
}

export interface CommandInput {
  context: CommandContext;
  args: Arguments;
  terminal: Terminal;
  /** Milliseconds since 1970. */
  now: number;
}
