import { compressQuickly, compressWell } from './compress.ts';
import { type Coding, codings } from './content-coding.ts';
import { InMemoryFile, type InMemoryFileSource, type SiteFile } from './in-memory-file.ts';
import type { PageAnswer, PageRequestHeaders } from './page-answer.ts';

/**
 * A file that names the site's address, at another one than it was built for: compressed at once, and
 * later as the build would.
 */
export class RelocatedFile implements SiteFile {
  readonly #source: InMemoryFileSource;
  #file: InMemoryFile;

  constructor(source: Omit<InMemoryFileSource, 'variants'>) {
    const { body } = source;
    const variants = new Map(
      codings.map((coding) => [coding, new Uint8Array(compressQuickly[coding](body))]),
    );
    this.#source = { ...source, variants };
    this.#file = new InMemoryFile(this.#source);
  }

  /** Bytes uncompressed. */
  get size(): number {
    return this.#source.body.length;
  }

  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer {
    return this.#file.answer(isHead, request);
  }

  /** Compresses as well as the build does, off this thread; what is there is answered meanwhile. */
  async recompress(): Promise<void> {
    const variants = new Map<Coding, Uint8Array<ArrayBuffer>>();
    // One after the other: visitors need the other processor.
    for (const coding of codings) {
      variants.set(coding, new Uint8Array(await compressWell[coding](this.#source.body)));
    }
    this.#file = new InMemoryFile({ ...this.#source, variants });
  }
}
