import { type ByteRange, parseByteRange } from './byte-range.ts';
import { type Coding, rankCodings } from './content-coding.ts';
import { entityTag, namesTag, namesTagStrongly } from './entity-tag.ts';
import { type PageAnswer, type PageRequestHeaders, pageAnswer } from './page-answer.ts';
import type { Headers } from './security-policy.ts';

/** Anything that a URL can name. */
export interface SiteFile {
  /** Undefined where the file cannot be read any more. */
  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer | undefined;
}

export interface InMemoryFileSource {
  body: Uint8Array<ArrayBuffer>;
  variants: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>;
  /** Type, caching and policy: what is the same for every coding. */
  headers: Headers;
  /** 404 for the pages that say so: those carry no tag, for conditions hold for success only. */
  status: 200 | 404;
}

interface Representation {
  body: Uint8Array<ArrayBuffer>;
  tag: string;
  full: PageAnswer;
  head: PageAnswer;
  notModified: PageAnswer;
}

/**
 * Headers that a 304 repeats (RFC 9110, 15.4.5), and those of every answer; the rest, the policy above
 * all, is in the visitor's cache.
 */
const repeatedHeaders: ReadonlySet<string> = new Set([
  'Cache-Control',
  'Vary',
  'ETag',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
]);

/** A file in memory whose answers are made once, so that a request only chooses among them. */
export class InMemoryFile implements SiteFile {
  readonly size: number;
  readonly #identity: Representation;
  readonly #variants = new Map<Coding | 'identity', Representation>();
  readonly #takesRanges: boolean;

  constructor(source: InMemoryFileSource) {
    this.#takesRanges = source.status === 200;
    this.#identity = prepare(source, undefined, source.body);
    this.#variants.set('identity', this.#identity);
    this.size = source.body.length;
    for (const [coding, body] of source.variants) {
      this.#variants.set(coding, prepare(source, coding, body));
      this.size += body.length;
    }
  }

  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer {
    const chosen = this.#choose(request['accept-encoding']);
    const version = request['if-match'];
    if (version !== undefined && this.#takesRanges && !namesTagStrongly(version, chosen.tag)) {
      return preconditionFailed(chosen.full.headers);
    }
    const condition = request['if-none-match'];
    if (condition !== undefined && this.#takesRanges && namesTag(condition, chosen.tag)) {
      return chosen.notModified;
    }
    if (isHead) return chosen.head;
    if (request.range !== undefined && this.#takesRanges && chosen === this.#identity) {
      return this.#slice(request.range, request['if-range']);
    }
    return chosen.full;
  }

  #choose(acceptEncoding: string | undefined): Representation {
    if (this.#variants.size > 1) {
      for (const coding of rankCodings(acceptEncoding)) {
        const variant = this.#variants.get(coding);
        if (variant) return variant;
      }
    }
    return this.#identity;
  }

  #slice(header: string, ifRange: string | undefined): PageAnswer {
    const { body, full, tag } = this.#identity;
    // We send no Last-Modified, so a date can never prove that the file is still the same.
    const range =
      ifRange === undefined || ifRange === tag ? parseByteRange(header, body.length) : undefined;
    if (range === undefined) return full;
    if (range === 'unsatisfiable') return unsatisfiable(full.headers, body.length);
    return partial(full.headers, range, body.length, body.subarray(range.start, range.end + 1));
  }
}

/** 304 for what has these headers with its body. */
export function notModified(headers: Headers): PageAnswer {
  const repeated = Object.entries(headers).filter(([name]) => repeatedHeaders.has(name));
  return pageAnswer(304, Object.fromEntries(repeated), undefined);
}

/** 412: not for keeping, and nothing in it that would have to be decompressed. */
export function preconditionFailed(headers: Headers): PageAnswer {
  const { 'Content-Encoding': _, ...rest } = headers;
  return pageAnswer(
    412,
    { ...rest, 'Cache-Control': 'no-store', 'Content-Length': '0' },
    undefined,
  );
}

/**
 * 416: says how long the file is (RFC 9110, 15.5.17). Not for keeping, as the file is: a cache that
 * forwards ranges could show it to somebody who asks for the whole.
 */
export function unsatisfiable(headers: Headers, size: number): PageAnswer {
  return pageAnswer(
    416,
    {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
      'Content-Range': `bytes */${size}`,
    },
    undefined,
  );
}

/** 206 with one range. */
export function partial(
  headers: Headers,
  range: ByteRange,
  size: number,
  body: PageAnswer['body'],
): PageAnswer {
  return pageAnswer(
    206,
    {
      ...headers,
      'Content-Length': String(range.end - range.start + 1),
      'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    },
    body,
  );
}

function prepare(
  source: InMemoryFileSource,
  coding: Coding | undefined,
  body: Uint8Array<ArrayBuffer>,
): Representation {
  // The tag covers the headers too: after a change of environment a cached page must not live on with the old policy.
  const tag = entityTag(JSON.stringify(source.headers), coding ?? '', body);
  const headers: Record<string, string> = {
    ...source.headers,
    'Content-Length': String(body.length),
  };
  if (coding) headers['Content-Encoding'] = coding;
  if (source.status === 200) {
    headers.ETag = tag;
    if (!coding) headers['Accept-Ranges'] = 'bytes';
  }
  return {
    body,
    tag,
    full: pageAnswer(source.status, headers, body),
    head: pageAnswer(source.status, headers, undefined),
    notModified: notModified(headers),
  };
}
