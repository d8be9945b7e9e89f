import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Capture } from './capture.ts';
import { type Comparison, comparePictures } from './compare-pictures.ts';
import { readPicture, shrink, writePicture } from './picture.ts';
import { acceptedFolder } from './shows-demo.ts';

const folder = acceptedFolder ?? 'test-results/accepted';
const resultFolder = 'test-results/visual';

/**
 * Says what is wrong with a capture, or nothing where it looks as accepted. A difference leaves
 * expected, actual and diff in test-results/visual/.
 */
export async function judge({
  name,
  png,
}: Pick<Capture, 'name' | 'png'>): Promise<string | undefined> {
  const actual = await shrink(png);
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

/** Takes a capture as the picture to compare with; one that looks the same keeps its bytes. */
export async function accept({ name, png }: Capture): Promise<'new' | 'changed' | 'same'> {
  const actual = await shrink(png);
  const comparison = await compareWithAccepted(name, actual);
  if (comparison?.share === 0) return 'same';
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(name), actual);
  return comparison ? 'changed' : 'new';
}

/** Removes the pictures of what is captured no more, and says how many there were. */
export function forgetAllBut(names: ReadonlySet<string>): number {
  const stale = readdirSync(folder).filter((file) => !names.has(file.replace('.webp', '')));
  for (const file of stale) rmSync(`${folder}/${file}`);
  return stale.length;
}

/** Whether the accepted picture has the same bytes, as nine of ten have: no pixel needs to be read. */
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
