import { STATUS_CODES } from 'node:http';
import type { PageAnswer } from './page-answer.ts';

interface Serialized {
  /** Second since 1970 that the Date header names. */
  second: number;
  bytes: Buffer;
}

const serialized = new WeakMap<PageAnswer, Serialized>();

/**
 * An answer as the bytes of an HTTP/1.1 message, made once a second for its Date (RFC 9110, 6.6.1). That
 * the connection stays open goes without saying (RFC 9112, 9.3), and saying it costs the first flight.
 *
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function answerBytes(answer: PageAnswer, now: number): Buffer {
  const second = Math.trunc(now / 1_000);
  const known = serialized.get(answer);
  if (known?.second === second) return known.bytes;
  const { status, headers, body } = answer;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Date: ${new Date(second * 1_000).toUTCString()}`,
    '\r\n',
  ];
  const head = Buffer.from(lines.join('\r\n'), 'latin1');
  const bytes = body instanceof Uint8Array ? Buffer.concat([head, body]) : head;
  serialized.set(answer, { second, bytes });
  return bytes;
}
