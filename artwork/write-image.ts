import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Aspect } from '../src/content/case.ts';
import { imageWidths, portraitSize } from '../src/content/image-widths.ts';

/**
 * Screens are drawn of flat colours and letters, of which 38 keeps what the eye sees at their own size;
 * at 58 the first image alone would be most of what a case's page loads before it is there.
 */
const avif = { quality: 38, effort: 4 };
const webpQuality = 80;

/**
 * Writes `{base}-{width}.avif` and `.webp` for every width of the aspect, in place of all there were.
 *
 * @param bases of a picture that several languages share, each of which has its own files
 */
export async function writeImages(
  png: Buffer,
  bases: readonly string[],
  aspect: Aspect,
): Promise<void> {
  for (const base of bases) {
    await mkdir(dirname(base), { recursive: true });
    for await (const file of glob(`${base}-*.{avif,webp}`)) await rm(file);
  }
  for (const width of imageWidths[aspect]) {
    const image = sharp(png).resize({ width, kernel: 'lanczos3' });
    const files = {
      avif: await image.clone().avif(avif).toBuffer(),
      webp: await image.clone().webp({ quality: webpQuality, effort: 5 }).toBuffer(),
    };
    for (const base of bases) {
      for (const [format, file] of Object.entries(files)) {
        await writeFile(`${base}-${width}.${format}`, file);
      }
    }
  }
}

/** Writes a person's picture, a square, as `{base}.avif` and `.webp`, and twice as large as `.960.avif`. */
export async function writePortrait(picture: Sharp, base: string): Promise<void> {
  await mkdir(dirname(base), { recursive: true });
  const square = (size: number) => picture.clone().resize(size, size, { position: 'attention' });
  const image = square(portraitSize);
  await writeFile(`${base}.avif`, await image.clone().avif({ quality: 62, effort: 6 }).toBuffer());
  await writeFile(
    `${base}.960.avif`,
    await square(2 * portraitSize)
      .avif({ quality: 50, effort: 6 })
      .toBuffer(),
  );
  await writeFile(
    `${base}.webp`,
    await image.clone().webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer(),
  );
}
