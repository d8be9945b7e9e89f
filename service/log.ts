import { pino } from 'pino';
import { OwnerError } from './owner-error.ts';

/**
 * Structured log of the service. Nothing of a person goes in: no name, address, message, IP or URL
 * query; errors are logged by class and code, because a database's message can quote a row.
 */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (fields: LogFields, message: string) => void>
>;

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Lines that cannot be written now are kept up to here, and dropped beyond. Characters. */
const keptAtMost = 1024 * 1024;

/** JSON lines on stdout. Where they cannot be written, on a full disk say, the service goes on. */
export function createLog(level = 'info'): Log {
  const output = pino.destination({
    dest: 1,
    sync: true,
    maxLength: keptAtMost,
    // Or it would sleep until the reader reads, and the visitors with it.
    retryEAGAIN: () => false,
  });
  output.on('error', () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** What may be logged of an error: what kind it was, never what it says. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const errcode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const { stack = '', message } = error;
  // Behind the message, for that can hold such a line.
  const at = stack.slice(stack.indexOf(message) + message.length).match(/\n\s+at (.*)/)?.[1];
  return { error: error.name, code: codeOf(error), errcode, at };
}

/** The same in one word or two, for a delivery's own log: the error's text may quote a lead. */
export function errorName(error: unknown): string {
  const { error: name, code } = errorFields(error);
  return [name, code].filter(Boolean).join(' ');
}

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  // What `fetch` throws has it there.
  if (error.cause instanceof Error) return codeOf(error.cause);
  // Which sentence it is, for what is filled in may be somebody's address.
  return error instanceof OwnerError ? error.ownerMessage.sentence : undefined;
}
