import { isHostField } from '../http/host-field.ts';
import type { PageRequestHeaders } from './page-answer.ts';

/** Bytes of a request head that we read ourselves; longer ones are left to node:http and its limits. */
const maximumHead = 8_192;

/**
 * The grammar of RFC 9112 without any of its leniencies: one GET, every line ended by CRLF, no folding,
 * no control characters, and nothing after the empty line. Names exclude the colon, so it reads in one pass.
 */
const strictHead =
  /^GET \/[\x21-\x7e]* HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

/**
 * Headers that change how a connection or a message is read: node:http knows what to do with them.
 * And a condition that no browser sets when it reads.
 */
const foreignHeaders = new Set([
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'te',
  'http2-settings',
  'if-match',
]);

export interface RequestHead {
  /** Path and query as they were sent. */
  target: string;
  headers: PageRequestHeaders;
}

/**
 * Reads a chunk that is one whole, entirely ordinary GET without body; undefined for anything else, be it
 * wrong or only unusual. Whoever asks then hands the bytes to node:http, which is the judge of them.
 */
export function readRequestHead(chunk: Buffer): RequestHead | undefined {
  if (chunk.length > maximumHead) return undefined;
  const text = chunk.toString('latin1');
  if (!strictHead.test(text)) return undefined;
  const headers: PageRequestHeaders = {};
  const requestLineEnd = text.indexOf('\r\n');
  let hosts = 0;
  for (let start = requestLineEnd + 2; start < text.length - 2; ) {
    const end = text.indexOf('\r\n', start);
    const colon = text.indexOf(':', start);
    const name = text.slice(start, colon).toLowerCase();
    switch (name) {
      case 'accept-encoding':
      case 'cookie':
      case 'if-none-match':
      case 'if-range':
      case 'range':
        if (headers[name] !== undefined) return undefined;
        headers[name] = text.slice(colon + 1, end).trim();
        break;
      case 'host':
        if (!isHostField(text.slice(colon + 1, end).trim())) return undefined;
        hosts += 1;
        break;
      case 'connection':
        if (!/^\s*keep-alive\s*$/i.test(text.slice(colon + 1, end))) return undefined;
        break;
      default:
        if (foreignHeaders.has(name)) return undefined;
    }
    start = end + 2;
  }
  if (hosts !== 1) return undefined;
  return { target: text.slice('GET '.length, requestLineEnd - ' HTTP/1.1'.length), headers };
}
