import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { brand } from '../../app/content/brand.ts';
import { shareImagePath } from '../../app/head/share-image.ts';
import { type Page, pages } from '../../app/routes.ts';
import { type Language, languages } from '../../contract/language.ts';
import { cardContent } from './card-content.ts';

/** What an image was made of, and what it was when it was made: hashes. */
const madeSchema = v.object({ source: v.string(), image: v.string() });
type Made = v.InferOutput<typeof madeSchema>;

/** By the name of the image's file. */
const recordSchema = v.record(v.string(), madeSchema);

/** `stale`: made by us of other words than the page's; one that somebody else made is never judged. */
export type ShareImageState = 'current' | 'stale' | 'missing';

export interface ShareFolders {
  /** Folder of the images. */
  images: string;
  /** Not beside the images: whatever is there is served. */
  record: string;
}

export const shareFolders: ShareFolders = {
  images: 'public/images/share',
  record: 'artwork/share/made.json',
};

const drawing = ['share.css', 'share-card.tsx'].map((name) => `artwork/share/${name}`);

interface ShareImage {
  page: Page;
  language: Language;
  /** Name of its file. */
  file: string;
}

/** Every share image of the site. */
export function shareImages(): ShareImage[] {
  return pages.flatMap((page) =>
    languages.map((language) => ({
      page,
      language,
      file: basename(shareImagePath(page, language)),
    })),
  );
}

/**
 * The images to draw: those with `name` in their path; without a name all but what somebody else made,
 * which no run may replace unasked.
 */
export function shareImagesToDraw(
  name: string,
  { images, record }: ShareFolders = shareFolders,
): { draw: ShareImage[]; leftAlone: string[] } {
  const made = readRecord(record);
  const isForeign = ({ file }: ShareImage) => {
    const path = join(images, file);
    return existsSync(path) && made[file]?.image !== hash(readFileSync(path));
  };
  const asked = shareImages().filter(({ file }) => `${images}/${file}`.includes(name));
  const foreign = name === '' ? asked.filter(isForeign) : [];
  return {
    draw: asked.filter((image) => !foreign.includes(image)),
    leftAlone: foreign.map(({ file }) => file),
  };
}

/** Notes of what the image of a page has just been made. */
export async function recordShareImage(
  page: Page,
  language: Language,
  image: Buffer,
  { record }: ShareFolders = shareFolders,
): Promise<void> {
  const file = basename(shareImagePath(page, language));
  const made = { source: await sourceOf(page, language), image: hash(image) };
  writeRecord({ ...readRecord(record), [file]: made }, record);
}

/** Removes the images that we made for pages that are no more; returns their names. */
export function removeOrphans({ images, record }: ShareFolders = shareFolders): string[] {
  const wanted = new Set(shareImages().map(({ file }) => file));
  const made = readRecord(record);
  const orphans = Object.keys(made).filter((file) => !wanted.has(file));
  for (const file of orphans) rmSync(join(images, file), { force: true });
  writeRecord(
    Object.fromEntries(Object.entries(made).filter(([file]) => wanted.has(file))),
    record,
  );
  return orphans;
}

/** How each share image stands to what it would be made of now. */
export async function shareImageStates({
  images,
  record,
}: ShareFolders = shareFolders): Promise<{ file: string; state: ShareImageState }[]> {
  const made = readRecord(record);
  return Promise.all(
    shareImages().map(async ({ page, language, file }) => {
      const path = join(images, file);
      if (!existsSync(path)) return { file, state: 'missing' };
      const entry = made[file];
      if (entry?.image !== hash(readFileSync(path))) return { file, state: 'current' };
      // A cover that is not there is told of elsewhere.
      const source = await sourceOf(page, language).catch(() => undefined);
      return { file, state: entry.source === source ? 'current' : 'stale' };
    }),
  );
}

async function sourceOf(page: Page, language: Language): Promise<string> {
  const { name, domain } = brand;
  const content = await cardContent(page, language);
  const drawn = drawing.map((file) => readFileSync(file, 'utf8'));
  return hash(JSON.stringify([name, domain, content, drawn]));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function readRecord(file: string): Record<string, Made> {
  return existsSync(file) ? v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function writeRecord(made: Record<string, Made>, file: string): void {
  const sorted = Object.entries(made).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
