import { pino } from 'pino';
import type { LogLevel } from './env.ts';

/**
 * Structured log of the service. Nothing of a person goes in: no name, address, message, IP or URL
 * query; errors are logged by class and code, because a database's message can quote a row.
 */
export interface Log {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A log of JSON lines on stdout. */
export function createLog(level: LogLevel = 'info'): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** What may be logged of an error: what kind it was, never what it says. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const errcode =
    'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  const at = error.stack?.match(/\n\s+at (.*)/)?.[1];
  return { error: error.name, code, errcode, at };
}
