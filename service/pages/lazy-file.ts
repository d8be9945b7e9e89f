import { readFileSync } from 'node:fs';
import type { FileCache } from './file-cache.ts';
import { InMemoryFile, type SiteFile } from './in-memory-file.ts';
import type { PageAnswer, PageRequestHeaders } from './page-answer.ts';
import type { Headers } from './security-policy.ts';

/** An image: read when somebody first asks for it, so that a start does not read what nobody looks at. */
export class LazyFile implements SiteFile {
  readonly #path: string;
  readonly #headers: Headers;
  readonly #cache: FileCache;

  constructor(path: string, headers: Headers, cache: FileCache) {
    this.#path = path;
    this.#headers = headers;
    this.#cache = cache;
  }

  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer | undefined {
    try {
      return this.#cache.get(this, () => this.#load()).answer(isHead, request);
    } catch {
      // It was there at the start: an image that was taken away since is not found, the server stays up.
      return undefined;
    }
  }

  #load(): InMemoryFile {
    return new InMemoryFile({
      body: readFileSync(this.#path),
      variants: new Map(),
      headers: this.#headers,
      status: 200,
    });
  }
}
