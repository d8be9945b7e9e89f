import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Coding } from './content-coding.ts';

type Levels = Readonly<Record<Coding, number>>;

/** Nobody waits for the start of a process: a tenth more bytes, but a fiftieth of the time. */
const quick: Levels = { br: 5, zstd: 9, gzip: constants.Z_DEFAULT_COMPRESSION };

/** Level 22 of zstd would ask the browser for a window above the 8 MB that RFC 9659 allows. */
const best: Levels = {
  br: constants.BROTLI_MAX_QUALITY,
  zstd: 19,
  gzip: constants.Z_BEST_COMPRESSION,
};

/** Compresses at once, for where somebody waits. */
export const compressQuickly: Readonly<Record<Coding, (source: Uint8Array) => Buffer>> = {
  br: (source) => brotliCompressSync(source, brotliOptions(source, quick)),
  zstd: (source) => zstdCompressSync(source, zstdOptions(source, quick)),
  gzip: (source) => gzipSync(source, { level: quick.gzip }),
};

/** Compresses as far as browsers can undo it, off this thread: for the build, and where nobody waits. */
export const compressWell: Readonly<Record<Coding, (source: Uint8Array) => Promise<Buffer>>> = {
  br: (source) => promisify(brotliCompress)(source, brotliOptions(source, best)),
  zstd: (source) => promisify(zstdCompress)(source, zstdOptions(source, best)),
  gzip: (source) => promisify(gzip)(source, { level: best.gzip }),
};

function brotliOptions(source: Uint8Array, { br }: Levels) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: br,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      // Blocks of 64 KB: the largest script, React's, is some 70 bytes smaller than with the default.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  };
}

function zstdOptions(source: Uint8Array, { zstd }: Levels) {
  return {
    params: { [constants.ZSTD_c_compressionLevel]: zstd },
    pledgedSrcSize: source.length,
  };
}
