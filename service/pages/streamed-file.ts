import { parseByteRange } from './byte-range.ts';
import { entityTag, namesTag, namesTagStrongly } from './entity-tag.ts';
import {
  notModified,
  partial,
  preconditionFailed,
  type SiteFile,
  unsatisfiable,
} from './in-memory-file.ts';
import { type PageAnswer, type PageRequestHeaders, pageAnswer } from './page-answer.ts';
import type { Headers } from './security-policy.ts';

/** Bytes above which a file is streamed from disk each time instead of being held. */
export const largestInMemoryFile = 2 * 1024 * 1024;

/** A file too large for memory: only its place on disk is answered. */
export class StreamedFile implements SiteFile {
  readonly #path: string;
  readonly #size: number;
  readonly #tag: string;
  readonly #headers: Headers;
  readonly #notModified: PageAnswer;

  /** `version` stands for the content in the tag: reading it all at the start would be the cost we avoid. */
  constructor(path: string, size: number, version: string, headers: Headers) {
    this.#path = path;
    this.#size = size;
    this.#tag = entityTag(path, String(size), version, JSON.stringify(headers));
    this.#headers = {
      ...headers,
      'Content-Length': String(size),
      ETag: this.#tag,
      'Accept-Ranges': 'bytes',
    };
    this.#notModified = notModified(this.#headers);
  }

  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer {
    const version = request['if-match'];
    if (version !== undefined && !namesTagStrongly(version, this.#tag)) {
      return preconditionFailed(this.#headers);
    }
    const condition = request['if-none-match'];
    if (condition !== undefined && namesTag(condition, this.#tag)) {
      return this.#notModified;
    }
    if (isHead) return pageAnswer(200, this.#headers, undefined);
    const ifRange = request['if-range'];
    const range =
      request.range !== undefined && (ifRange === undefined || ifRange === this.#tag)
        ? parseByteRange(request.range, this.#size)
        : undefined;
    if (range === 'unsatisfiable') return unsatisfiable(this.#headers, this.#size);
    const { start, end } = range ?? { start: 0, end: this.#size - 1 };
    const slice = { path: this.#path, start, end };
    return range
      ? partial(this.#headers, range, this.#size, slice)
      : pageAnswer(200, this.#headers, slice);
  }
}
