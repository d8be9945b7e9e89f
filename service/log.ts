import { pino } from 'pino';
import { OwnerError } from './owner-error.ts';

/**
 * Structured log of the service. It contains no personal data: no name, address, message, IP or URL query;
 * errors are logged by class and code, because a database's message can quote a row.
 */
export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (fields: LogFields, message: string) => void>
>;

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Size of the buffer for lines that cannot be written yet; further lines are dropped. Characters. */
const bufferMax = 1024 * 1024;

/** Logs JSON lines to stdout. The service goes on if they cannot be written, for example on a full disk. */
export function createLog(level = 'info'): Log {
  const output = pino.destination({
    dest: 1,
    sync: true,
    maxLength: bufferMax,
    // A retry would block the process until the reader reads, and all requests with it.
    retryEAGAIN: () => false,
  });
  output.on('error', () => undefined);
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** Returns what may be logged of an error: its class and code, never its message. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const errcode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const { stack = '', message } = error;
  // After the message, because the message may contain such a line.
  const at = stack.slice(stack.indexOf(message) + message.length).match(/\n\s+at (.*)/)?.[1];
  return { error: error.name, code: codeOf(error), errcode, at };
}

/** Returns class and code as text, for a delivery's log: an error's message may quote a lead. */
export function errorName(error: unknown): string {
  const { error: name, code } = errorFields(error);
  return [name, code].filter(Boolean).join(' ');
}

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  // `fetch` throws errors whose cause has the code.
  if (error.cause instanceof Error) return codeOf(error.cause);
  // Only the sentence's name, because its values may contain an address.
  return error instanceof OwnerError ? error.ownerMessage.sentence : undefined;
}
