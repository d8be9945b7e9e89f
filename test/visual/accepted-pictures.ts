import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Capture } from './capture.ts';
import { type Comparison, comparePictures } from './compare-pictures.ts';
import { type Picture, pack, readPicture, shrink, writePicture } from './picture.ts';
import { acceptedFolder } from './shows-demo.ts';

const folder = acceptedFolder ?? 'test-results/accepted';
const resultFolder = 'test-results/visual';

/**
 * For each accepted picture, the hashes of matching pixels and of its file at that time: encoding a page
 * takes three times as long as downscaling it, and most pages are unchanged.
 */
const knownFile = `${folder}.json`;
const known: Record<string, string> = existsSync(knownFile)
  ? JSON.parse(readFileSync(knownFile, 'utf8'))
  : {};

/**
 * Returns what is wrong with a capture, or undefined if it looks as accepted. Writes a difference to
 * test-results/visual/ as expected, actual and diff.
 */
export async function judge({
  name,
  png,
}: Pick<Capture, 'name' | 'png'>): Promise<string | undefined> {
  const small = await shrink(png);
  if (known[name] === hashesOf(name, small)) return undefined;
  const actual = await pack(small);
  if (isUnchanged(name, actual)) return undefined;
  const comparison = await compareWithAccepted(name, actual);
  if (comparison?.share === 0) return undefined;
  mkdirSync(resultFolder, { recursive: true });
  const result = `${resultFolder}/${name}`;
  writeFileSync(`${result}.actual.webp`, actual);
  const remedy = `if it is meant: npm run visual:accept -- ${name}`;
  if (!comparison) return `${name} has no accepted picture: see ${result}.actual.webp; ${remedy}`;
  writeFileSync(`${result}.expected.webp`, readFileSync(pathOf(name)));
  writeFileSync(`${result}.diff.webp`, await writePicture(comparison.difference()));
  const percent = (comparison.share * 100).toFixed(2);
  return `${name} differs in ${percent} % of its pixels: see ${result}.diff.webp; ${remedy}`;
}

/** Stores a capture as the accepted picture; one that looks the same keeps its bytes. */
export async function accept({ name, png }: Capture): Promise<'new' | 'changed' | 'same'> {
  const small = await shrink(png);
  const actual = await pack(small);
  const comparison = await compareWithAccepted(name, actual);
  const isSame = comparison?.share === 0;
  if (!isSame) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(pathOf(name), actual);
  }
  known[name] = hashesOf(name, small);
  writeKnown();
  if (isSame) return 'same';
  return comparison ? 'changed' : 'new';
}

/** Deletes pictures that are no longer captured; returns their number. */
export function deleteAllExcept(names: ReadonlySet<string>): number {
  const stale = readdirSync(folder).filter((file) => !names.has(file.replace('.webp', '')));
  for (const file of stale) rmSync(`${folder}/${file}`);
  for (const name of Object.keys(known)) if (!names.has(name)) delete known[name];
  writeKnown();
  return stale.length;
}

/** Hashes of the pixels and of the accepted picture, which must not have been replaced since. */
function hashesOf(name: string, { width, pixels }: Picture): string {
  if (!existsSync(pathOf(name))) return '';
  const parts = [pixels, readFileSync(pathOf(name))].map((part) =>
    hash('sha256', part, 'base64url'),
  );
  return [width, ...parts.map((part) => part.slice(0, 16))].join();
}

function writeKnown(): void {
  const sorted = Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(knownFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** Whether the accepted picture has the same bytes, as in nine of ten cases; saves decoding it. */
function isUnchanged(name: string, actual: Buffer): boolean {
  return existsSync(pathOf(name)) && readFileSync(pathOf(name)).equals(actual);
}

async function compareWithAccepted(name: string, actual: Buffer): Promise<Comparison | undefined> {
  if (!existsSync(pathOf(name))) return undefined;
  return comparePictures(await readPicture(pathOf(name)), await readPicture(actual));
}

function pathOf(name: string): string {
  return `${folder}/${name}.webp`;
}
