import sharp, { type Sharp } from 'sharp';

/** Pixels as RGB, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Downscales a capture to its stored size, so that two hundred whole pages stay under 8 MB. */
export async function shrink(png: Buffer): Promise<Picture> {
  const { width } = await sharp(png).metadata();
  const small = sharp(png).resize({
    width: Math.round(width / shrinkingOf(width)),
    kernel: 'mitchell',
  });
  return pixelsOf(small);
}

/** Encodes as lossy `webp` for storage; both sides of a comparison go through it. */
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

/** Encodes as lossless `webp`. */
export function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

/** The downscaling factor; smaller for a phone's page, which has fewer pixels. */
function shrinkingOf(width: number): number {
  if (width < 600) return 2;
  return width < 1000 ? 3 : 4;
}
