import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Aspect, aspects } from '../src/content/case.ts';
import {
  aspectRatios,
  imageWidths,
  largestWidth,
  portraitSize,
} from '../src/content/image-widths.ts';
import { isDrawing } from '../src/content/mark.ts';
import { type Remark, SiteError } from '../src/content/remark.ts';
import { writeImages, writePortrait } from './write-image.ts';

/** An owner's picture to import. */
export interface Source {
  path: string;
  /** Base name of the output files. */
  name: string;
  /** Languages in which it is shown. */
  languages: readonly string[];
}

interface Picture {
  image: Sharp;
  isOpaque: boolean;
  width: number;
  height: number;
}

/** Twice the height of a logo on a page. */
const logoHeight = 300;
const shapes: Record<Aspect, string> = { mobile: '9:16', square: '1:1', video: '16:9' };

/**
 * Writes the files of a case's screen.
 *
 * @param known its aspect in case.yaml; without it the nearest one is used
 * @returns the files written, then the problems found
 */
export async function importScreen(
  { path, name, languages }: Source,
  folder: string,
  known: Aspect | undefined,
): Promise<{ aspect: Aspect; remarks: readonly Remark[] }> {
  const picture = await open(path);
  const nearest = nearestAspect(picture);
  const aspect = known ?? nearest;
  const width = largestWidth(aspect);
  const height = Math.round(width / aspectRatios[aspect]);
  const png = await picture.image
    .resize(width, height, { fit: 'cover', position: 'top' })
    // On white: dark lines on a transparent background would be invisible on a dark page.
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
  await writeImages(
    png,
    languages.map((language) => `${folder}/${name}.${language}`),
    aspect,
  );
  const files = `${folder}/${name}.${list(languages)}-${list(imageWidths[aspect])}.{avif,webp}`;
  const remarks: Remark[] = [{ sentence: 'pictureMade', values: { files, shape: shapes[aspect] } }];
  if (aspect !== nearest) remarks.push({ sentence: 'otherShape', values: { nearest, aspect } });
  if (!picture.isOpaque) remarks.push({ sentence: 'onWhite' });
  return {
    aspect,
    remarks: [...remarks, ...cutOff(picture, aspect), ...tooSmall(picture, aspect)],
  };
}

function cutOff({ width, height }: Picture, aspect: Aspect): Remark[] {
  const excess = aspectRatios[aspect] / (width / height);
  const percent = Math.round(100 * (1 - Math.min(excess, 1 / excess)));
  if (percent === 0) return [];
  const values = { percent, size: `${width} × ${height}`, shape: shapes[aspect] };
  return [{ sentence: excess > 1 ? 'cutAtBottom' : 'cutAtSides', values }];
}

function tooSmall({ width, height }: Picture, aspect: Aspect): Remark[] {
  const largest = largestWidth(aspect);
  const shown = Math.round(Math.min(width, height * aspectRatios[aspect]));
  if (shown >= largest) return [];
  const least = `${largest} × ${Math.round(largest / aspectRatios[aspect])}`;
  return [{ sentence: 'tooSmall', values: { size: `${width} × ${height}`, least } }];
}

/** Writes a case's logo, always as an SVG: a drawing is copied, a bitmap is embedded in one. */
export async function importLogo({ path }: Source, folder: string): Promise<readonly Remark[]> {
  const file = `${folder}/logo.svg`;
  await mkdir(folder, { recursive: true });
  assertExists(path);
  if (parse(path).ext.toLowerCase() === '.svg' && isDrawing(path)) {
    await copyFile(path, file);
    // An SVG that only a browser can render is accepted without this check.
    const faint = await tooFaint(sharp(path)).catch(() => []);
    return [{ sentence: 'fileMade', values: { file } }, ...faint];
  }
  const { image, width, height } = await open(path);
  const faint = await tooFaint(image);
  const { data, info } = await image
    .resize({ height: logoHeight, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>\n`,
  );
  const made: Remark = { sentence: 'holdsPicture', values: { file } };
  if (height >= logoHeight) return [made, ...faint];
  const values = { size: `${width} × ${height}`, least: logoHeight };
  return [made, { sentence: 'tooLow', values }, ...faint];
}

/** Returns a remark if a transparent picture is almost as dark as a dark page, or as light as a light one. */
async function tooFaint(image: Sharp): Promise<Remark[]> {
  if ((await image.clone().stats()).isOpaque) return [];
  // Resized to one pixel: the mean of all, weighted by opacity.
  const [red = 0, green = 0, blue = 0] = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const mean = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  if (mean < 0.25) return [{ sentence: 'faintOnDark' }];
  return mean > 0.9 ? [{ sentence: 'faintOnLight' }] : [];
}

/** Writes a person's portrait, a square around the face. */
export async function importPortrait(
  { path, name }: Source,
  folder: string,
): Promise<readonly Remark[]> {
  const { image, width, height } = await open(path);
  await writePortrait(image, `${folder}/${name}`);
  const made: Remark = {
    sentence: 'fileMade',
    values: { file: `${folder}/${name}.{avif,webp}` },
  };
  if (Math.min(width, height) >= portraitSize) return [made];
  const least = `${portraitSize} × ${portraitSize}`;
  return [made, { sentence: 'tooSmall', values: { size: `${width} × ${height}`, least } }];
}

/**
 * Opens a picture and rotates it by its EXIF orientation.
 *
 * @throws SiteError if the file does not exist or is not a picture
 */
async function open(path: string): Promise<Picture> {
  assertExists(path);
  const image = sharp(path).autoOrient();
  try {
    // Reads all pixels, because the start of a truncated file can be read without an error.
    const { isOpaque } = await image.stats();
    const { width, height } = (await image.metadata()).autoOrient;
    return { image, isOpaque, width, height };
  } catch (error) {
    const sentence = /pixel limit/.test(String(error)) ? 'tooManyPixels' : 'noPicture';
    throw new SiteError([{ sentence, values: { file: path } }]);
  }
}

function assertExists(path: string): void {
  if (!existsSync(path)) throw new SiteError([{ sentence: 'noFile', values: { file: path } }]);
}

function nearestAspect({ width, height }: Picture): Aspect {
  const distance = (aspect: Aspect) => Math.abs(Math.log(aspectRatios[aspect] / (width / height)));
  return aspects.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function list(parts: readonly (string | number)[]): string {
  return parts.length === 1 ? String(parts[0]) : `{${parts.join(',')}}`;
}
