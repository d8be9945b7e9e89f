import sharp from 'sharp';

/** Pixels as red, green, blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * A capture as it is kept and compared. Made smaller and lossy, for two hundred whole pages are to
 * stay under 8 MB; as both sides of a comparison go through this, what it loses is lost on both.
 */
export async function shrink(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width / shrinkingOf(width)), kernel: 'mitchell' })
    .removeAlpha()
    .webp({ quality: 60, smartSubsample: true, effort: 3 })
    .toBuffer();
}

export async function readPicture(file: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
