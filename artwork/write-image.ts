import { glob, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imageWidths } from '../app/content/image-widths.ts';
import type { Aspect } from '../app/content/project.ts';

const avifQuality = 58;
const webpQuality = 80;

/** Writes `{base}-{width}.avif` and `.webp` for every width of the aspect, in place of all there were. */
export async function writeImage(png: Buffer, base: string, aspect: Aspect): Promise<void> {
  for await (const file of glob(`${base}-*.{avif,webp}`)) await rm(file);
  for (const width of imageWidths[aspect]) {
    const image = sharp(png).resize({ width, kernel: 'lanczos3' });
    await writeFile(
      `${base}-${width}.avif`,
      await image.clone().avif({ quality: avifQuality, effort: 5 }).toBuffer(),
    );
    await writeFile(
      `${base}-${width}.webp`,
      await image.clone().webp({ quality: webpQuality, effort: 5 }).toBuffer(),
    );
  }
}
