import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Aspect } from '../src/content/case.ts';
import { imageWidths, portraitSize } from '../src/content/image-widths.ts';

/**
 * Screens consist of flat colours and text, which 38 keeps without visible loss at their own size; at 58,
 * the first image alone would be most of what a case's page loads before it is shown.
 */
const avif = { quality: 38, effort: 4 };
const webpQuality = 80;

/**
 * Writes `{base}-{width}.avif` and `.webp` for every width of the aspect, replacing all existing ones.
 *
 * @param bases base paths; several if languages share a picture, because each has its own files
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

/** Writes a person's square picture as `{base}.avif` and `.webp`, and at twice the size as `.960.avif`. */
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
