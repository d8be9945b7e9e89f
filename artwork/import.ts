/**
 * `npm run images -- CASE FILE…`: makes of the owner's pictures (PNG, JPEG…) every size and format that
 * the pages ask for, in public/images/CASE/, and says what it made.
 *
 *     npm run images -- product-launch logo.svg 01-home.png 02-order.pt-BR.png 02-order.en.png
 *     npm run images -- team ana.jpg
 *
 * A name with a language is that language's picture, one without is shown in every language. `logo` is
 * the case's logo. With `team` the pictures are photos, named by the ids in app/content/team.ts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { aspectRatios, imageWidths, largestWidth } from '../app/content/image-widths.ts';
import type { Aspect, ProjectFacts } from '../app/content/project.ts';
import { isProjectId, projects } from '../app/content/projects.ts';
import { team } from '../app/content/team.ts';
import { languages } from '../contract/language.ts';
import { writeImage, writePortrait } from './write-image.ts';

/** Twice the height at which a page shows a logo. */
const logoHeight = 300;
const shapes: Record<Aspect, string> = { mobile: '9:16', square: '1:1', video: '16:9' };
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Source {
  path: string;
  /** Base name of what is made. */
  name: string;
  languages: readonly string[];
}

const [target = '', ...files] = process.argv.slice(2);
if (!slug.test(target) || target === 'share' || files.length === 0) {
  stop('Say for what and from what: npm run images -- CASE FILE… (or team FILE…)');
}
const sources = files.map(readName);
const folder = `public/images/${target}`;
const facts: ProjectFacts | undefined = isProjectId(target) ? projects[target] : undefined;
/** Lines that the facts of the case still lack. */
const entries = new Set<string>();

mkdirSync(folder, { recursive: true });
for (const source of sources) {
  try {
    console.log(await make(source));
  } catch (error) {
    stop(`${source.path}: ${error instanceof Error ? error.message : error}`);
  }
}
if (entries.size > 0) {
  console.log(`\nTo the gallery in app/content/project-facts/${target}.ts belong:`);
  for (const entry of entries) console.log(`    ${entry}`);
}

/** Name and languages of a picture, which its file is named by. */
function readName(file: string): Source {
  const { name } = parse(file);
  const language = languages.find((one) => name.endsWith(`.${one}`));
  const base = language ? name.slice(0, -language.length - 1) : name;
  if (!slug.test(base)) {
    stop(`${file}: rename it to small letters, digits and hyphens, such as 01-home.png`);
  }
  // npm runs this in the project's folder, wherever it was called.
  const path = resolve(process.env.INIT_CWD ?? '', file);
  return { path, name: base, languages: language ? [language] : languages };
}

async function make(source: Source): Promise<string> {
  if (target === 'team') return makePortrait(source);
  return source.name === 'logo' ? makeLogo(source) : makeScreen(source);
}

async function makeScreen({ path, name, languages: shown }: Source): Promise<string> {
  const picture = await open(path);
  const known = facts?.gallery.find(({ file }) => file === name);
  const aspect = known?.aspect ?? nearestAspect(picture.ratio);
  const width = largestWidth(aspect);
  const ratio = aspectRatios[aspect];
  const png = await picture.image
    .resize(width, Math.round(width / ratio), { fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  for (const language of shown) await writeImage(png, `${folder}/${name}.${language}`, aspect);
  if (!known) entries.add(`{ file: '${name}', aspect: '${aspect}' },`);
  const shownWidth = Math.round(picture.width * Math.min(1, ratio / picture.ratio));
  const cut = Math.round(100 * (1 - Math.min(ratio / picture.ratio, picture.ratio / ratio)));
  return [
    `${folder}/${name}.${list(shown)}-${list(imageWidths[aspect])}.{avif,webp}: ${shapes[aspect]}`,
    ...(cut > 0 ? [`${cut} % cut off at the ${picture.ratio < ratio ? 'bottom' : 'sides'}`] : []),
    ...(shownWidth < width ? [`blurred: it has ${shownWidth} of ${width} px`] : []),
  ].join(', ');
}

/** The pages ask for one SVG: a drawing is copied, a picture put into one. */
async function makeLogo({ path }: Source): Promise<string> {
  const file = `${folder}/logo.svg`;
  if (parse(path).ext.toLowerCase() === '.svg') {
    writeFileSync(file, readFileSync(path));
    return file;
  }
  const { image } = await open(path);
  const { data, info } = await image
    .resize({ height: logoHeight, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>\n`,
  );
  return `${file}: holds the picture, ${info.width} × ${info.height} px`;
}

async function makePortrait({ path, name }: Source): Promise<string> {
  await writePortrait((await open(path)).image, `${folder}/${name}`);
  const known = team.some(({ id }) => id === name);
  return `${folder}/${name}.{avif,webp}${known ? '' : `: for an id that app/content/team.ts lacks`}`;
}

/** The picture as it is looked at, whatever way the camera was held. */
async function open(path: string): Promise<{ image: Sharp; width: number; ratio: number }> {
  const image = sharp(path).autoOrient();
  const { autoOrient } = await image.metadata();
  return { image, width: autoOrient.width, ratio: autoOrient.width / autoOrient.height };
}

function nearestAspect(ratio: number): Aspect {
  const distance = (aspect: Aspect) => Math.abs(Math.log(aspectRatios[aspect] / ratio));
  const aspects = ['mobile', 'square', 'video'] as const;
  return aspects.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function list(parts: readonly (string | number)[]): string {
  return parts.length === 1 ? String(parts[0]) : `{${parts.join(',')}}`;
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
