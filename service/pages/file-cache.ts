import type { InMemoryFile } from './in-memory-file.ts';

/** Bytes of images that are kept in memory at most; the least recently asked for go first. */
const heldImageBytes = 64 * 1024 * 1024;

/** Keeps the files that were asked for last, up to a number of bytes. */
export class FileCache {
  readonly #files = new Map<object, InMemoryFile>();
  #bytes = 0;
  readonly #limit: number;

  constructor(limit: number = heldImageBytes) {
    this.#limit = limit;
  }

  get(file: object, load: () => InMemoryFile): InMemoryFile {
    const known = this.#files.get(file);
    if (known) {
      this.#files.delete(file);
      this.#files.set(file, known);
      return known;
    }
    const held = load();
    this.#files.set(file, held);
    this.#bytes += held.size;
    for (const [oldest, { size }] of this.#files) {
      if (this.#bytes <= this.#limit || oldest === file) break;
      this.#files.delete(oldest);
      this.#bytes -= size;
    }
    return held;
  }
}
