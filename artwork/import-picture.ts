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
): Promise<{ aspect: Aspect; said: readonly string[] }> {
  const picture = await open(path);
  const nearest = nearestAspect(picture);
  const aspect = known ?? nearest;
  const width = largestWidth(aspect);
  const height = Math.round(width / aspectRatios[aspect]);
  const png = await picture.image
    .resize(width, height, { fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  await writeImages(
    png,
    languages.map((language) => `${folder}/${name}.${language}`),
    aspect,
  );
  const made = `${folder}/${name}.${list(languages)}-${list(imageWidths[aspect])}.{avif,webp}: ${shapes[aspect]}`;
  const other =
    aspect === nearest
      ? []
      : [`Its shape is nearer to ${nearest} than to ${aspect}, which case.yaml says: change one.`];
  return {
    aspect,
    said: [made, ...other, ...cutOff(picture, aspect), ...tooSmall(picture, aspect)],
  };
}

function cutOff({ width, height }: Picture, aspect: Aspect): string[] {
  const excess = aspectRatios[aspect] / (width / height);
  const cut = Math.round(100 * (1 - Math.min(excess, 1 / excess)));
  if (cut === 0) return [];
  const where = excess > 1 ? 'bottom' : 'sides';
  return [
    `${cut} % is cut off at the ${where}: it is ${width} × ${height}, not ${shapes[aspect]}. Crop it to choose what is seen.`,
  ];
}

function tooSmall({ width, height }: Picture, aspect: Aspect): string[] {
  const largest = largestWidth(aspect);
  const shown = Math.round(Math.min(width, height * aspectRatios[aspect]));
  if (shown >= largest) return [];
  const size = `${largest} × ${Math.round(largest / aspectRatios[aspect])}`;
  return [`It is too small and will look blurred: ${width} × ${height}, not ${size} or more.`];
}

/** Makes a case's logo. The pages ask for one SVG: a drawing is copied, a picture put into one. */
export async function importLogo({ path }: Source, folder: string): Promise<readonly string[]> {
  const file = `${folder}/logo.svg`;
  await mkdir(folder, { recursive: true });
  if (parse(path).ext.toLowerCase() === '.svg') {
    assertExists(path);
    await copyFile(path, file);
    return [file];
  }
  const { image, width, height } = await open(path);
  const { data, info } = await image
    .resize({ height: logoHeight, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>\n`,
  );
  const small = `It is too small and may look blurred: ${width} × ${height}, not ${logoHeight} high or more.`;
  return [`${file}: holds the picture`, ...(height < logoHeight ? [small] : [])];
}

/** Makes a person's portrait, a square around the face. */
export async function importPortrait(
  { path, name }: Source,
  folder: string,
): Promise<readonly string[]> {
  const { image, width, height } = await open(path);
  await writePortrait(image, `${folder}/${name}`);
  const small = `It is too small and will look blurred: ${width} × ${height}, not ${portraitSize} or more each way.`;
  return [
    `${folder}/${name}.{avif,webp}`,
    ...(Math.min(width, height) < portraitSize ? [small] : []),
  ];
}

/**
 * The picture as it is looked at, whatever way the camera was held.
 *
 * @throws Error where there is no file, or none that is a picture
 */
async function open(path: string): Promise<Picture> {
  assertExists(path);
  const image = sharp(path).autoOrient();
  try {
    const { width, height } = (await image.metadata()).autoOrient;
    return { image, width, height };
  } catch {
    throw new Error('is no picture that can be read. Save it as PNG, JPEG, WebP, AVIF or SVG.');
  }
}

function assertExists(path: string): void {
  if (!existsSync(path)) throw new Error('there is no such file.');
}

function nearestAspect({ width, height }: Picture): Aspect {
  const distance = (aspect: Aspect) => Math.abs(Math.log(aspectRatios[aspect] / (width / height)));
  return aspects.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function list(parts: readonly (string | number)[]): string {
  return parts.length === 1 ? String(parts[0]) : `{${parts.join(',')}}`;
}
