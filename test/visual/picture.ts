import sharp, { type Sharp } from 'sharp';

/** Pixels as red, green, blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A capture made as small as it is kept, for two hundred whole pages are to stay under 8 MB. */
export async function shrink(png: Buffer): Promise<Picture> {
  const { width } = await sharp(png).metadata();
  const small = sharp(png).resize({
    width: Math.round(width / shrinkingOf(width)),
    kernel: 'mitchell',
  });
  return pixelsOf(small);
}

/** `webp` as it is kept, lossy: as both sides of a comparison go through this, what it loses is lost on both. */
export function pack({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 60, smartSubsample: true, effort: 3 })
    .toBuffer();
}

export function readPicture(file: Buffer | string): Promise<Picture> {
  return pixelsOf(sharp(file));
}

async function pixelsOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** `webp` of pixels, without loss. */
export function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

/** A phone's page is kept larger: there is less of it. */
function shrinkingOf(width: number): number {
  if (width < 600) return 2;
  return width < 1000 ? 3 : 4;
}
