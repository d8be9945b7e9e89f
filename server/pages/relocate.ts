import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Coding } from './content-coding.ts';

/** The origin that the pages were built for, and the one that they are served at. */
export interface Relocation {
  built: string;
  served: string;
}

/** Files that name the site's own address: canonical links, alternates, share images, the sitemap. */
const naming = /\.(?:html|xml|txt)$/;

/** At the start of a process there is no time for the build's best; this is within a few percent. */
const brotliQuality = 9;

/** Whether a file has to be read anew for another origin. */
export function isRelocated(name: string, relocation: Relocation | undefined): boolean {
  return relocation !== undefined && relocation.built !== relocation.served && naming.test(name);
}

/** A file's text at the origin that it is served at, with compressed variants to match. */
export function relocate(body: Uint8Array, { built, served }: Relocation) {
  const text = Buffer.from(body).toString('utf8').replaceAll(built, served);
  const moved = new Uint8Array(Buffer.from(text));
  const variants = new Map<Coding, Uint8Array<ArrayBuffer>>([
    [
      'br',
      new Uint8Array(
        brotliCompressSync(moved, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
      ),
    ],
    ['gzip', new Uint8Array(gzipSync(moved))],
  ]);
  return { body: moved, variants };
}
