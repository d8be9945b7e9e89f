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

/** A picture of the owner's. */
export interface Source {
  path: string;
  /** Base name of what is made. */
  name: string;
  /** In which it is shown. */
  languages: readonly string[];
}

interface Picture {
  image: Sharp;
  isOpaque: boolean;
  width: number;
  height: number;
}

/** Twice the height at which a page shows a logo. */
const logoHeight = 300;
const shapes: Record<Aspect, string> = { mobile: '9:16', square: '1:1', video: '16:9' };

/**
 * Makes the files of a case's screen.
 *
 * @param known its aspect in case.yaml; without it the nearest one is taken
 * @returns what was made, and then what is wrong with it
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
    // As it was drawn: dark lines on nothing cannot be seen on a dark page.
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

/** Makes a case's logo. The pages ask for one SVG: a drawing is copied, a picture put into one. */
export async function importLogo({ path }: Source, folder: string): Promise<readonly Remark[]> {
  const file = `${folder}/logo.svg`;
  await mkdir(folder, { recursive: true });
  assertExists(path);
  if (parse(path).ext.toLowerCase() === '.svg' && isDrawing(path)) {
    await copyFile(path, file);
    // One that only a browser can draw is taken as it is.
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

/** Says where what is drawn on nothing is about as dark as a dark page, or as light as a light one. */
async function tooFaint(image: Sharp): Promise<Remark[]> {
  if ((await image.clone().stats()).isOpaque) return [];
  // One pixel is the mean of all, each by how much it covers.
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

/** Makes a person's portrait, a square around the face. */
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
 * The picture as it is looked at, whatever way the camera was held.
 *
 * @throws SiteError where there is no file, or none that is a picture
 */
async function open(path: string): Promise<Picture> {
  assertExists(path);
  const image = sharp(path).autoOrient();
  try {
    // Of a file that was cut off only the beginning can be read: all of it is looked at here.
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
