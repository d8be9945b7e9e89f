import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Coding } from './content-coding.ts';
import { HeldFile, type HeldFileSource, type SiteFile } from './held-file.ts';
import type { PageAnswer, PageRequestHeaders } from './page-answer.ts';

/** Nobody waits for the start of a process: a tenth more bytes, but a fiftieth of the time. */
const quick = { br: 5, zstd: 9 } as const;
/** What the build compresses with. */
const best = { br: constants.BROTLI_MAX_QUALITY, zstd: 19 } as const;

/** A file that names the site's address, at another one than it was built for: compressed at once, and later as the build would. */
export class RelocatedFile implements SiteFile {
  readonly #source: HeldFileSource;
  #held: HeldFile;

  constructor(source: Omit<HeldFileSource, 'variants'>) {
    const { body } = source;
    const variants = new Map<Coding, Uint8Array<ArrayBuffer>>([
      ['br', new Uint8Array(brotliCompressSync(body, brotliOptions(body, quick.br)))],
      ['zstd', new Uint8Array(zstdCompressSync(body, zstdOptions(body, quick.zstd)))],
      ['gzip', new Uint8Array(gzipSync(body))],
    ]);
    this.#source = { ...source, variants };
    this.#held = new HeldFile(this.#source);
  }

  /** Bytes uncompressed. */
  get size(): number {
    return this.#source.body.length;
  }

  answer(isHead: boolean, request: PageRequestHeaders): PageAnswer {
    return this.#held.answer(isHead, request);
  }

  /** Compresses as well as the build does, off this thread; what is there is answered meanwhile. */
  async recompress(): Promise<void> {
    const { body, variants } = this.#source;
    // One after the other: visitors need the other processor.
    const br = await promisify(brotliCompress)(body, brotliOptions(body, best.br));
    const zstd = await promisify(zstdCompress)(body, zstdOptions(body, best.zstd));
    this.#held = new HeldFile({
      ...this.#source,
      variants: new Map([...variants, ['br', new Uint8Array(br)], ['zstd', new Uint8Array(zstd)]]),
    });
  }
}

function brotliOptions(body: Uint8Array, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

function zstdOptions(body: Uint8Array, level: number) {
  return {
    params: { [constants.ZSTD_c_compressionLevel]: level },
    pledgedSrcSize: body.length,
  };
}
