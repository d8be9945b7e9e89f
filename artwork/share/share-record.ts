import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Site } from '../../src/content/site.ts';
import { shareImagePath } from '../../src/head/page-head.ts';
import { indexedPages, type Page } from '../../src/head/page-kinds.ts';
import { cardContent } from './card-content.ts';

/** Hashes of an image's source and of the image as it was generated. */
const madeSchema = v.object({ source: v.string(), image: v.string() });

/** Records by the image's file name. */
const recordSchema = v.record(v.string(), madeSchema);
type ShareRecord = v.InferOutput<typeof recordSchema>;

/** `stale`: generated from other content than the page's present one; never for an image made by hand. */
export type ShareImageState = 'current' | 'stale' | 'missing';

export interface ShareImage {
  page: Page;
  /** Its file name. */
  file: string;
}

const drawing = ['share.css', 'share-card.tsx'].map((name) => `artwork/share/${name}`);

/** Folder of a site's share images. */
export function shareFolder(folder: string): string {
  return join(folder, 'public/images/share');
}

/** Every share image of a site. */
export function shareImages(site: Site): ShareImage[] {
  return indexedPages(site, `https://${site.facts.domain}`).map((page) => ({
    page,
    file: basename(shareImagePath(page.path, page.language)),
  }));
}

/**
 * Returns the images to draw: those with `name` in their path; without a name, all except those made by
 * hand, which must not be replaced unasked.
 */
export function shareImagesToDraw(
  name: string,
  site: Site,
  folder: string,
): { draw: ShareImage[]; leftAlone: string[] } {
  const made = readRecord(folder);
  const asked = shareImages(site).filter(({ file }) =>
    join(shareFolder(folder), file).includes(name),
  );
  const foreign = name === '' ? asked.filter(({ file }) => isForeign(file, made, folder)) : [];
  return {
    draw: asked.filter((image) => !foreign.includes(image)),
    leftAlone: foreign.map(({ file }) => file),
  };
}

/** Whether an image was made by hand, even if it replaces a generated one. */
function isForeign(file: string, made: ShareRecord, folder: string): boolean {
  const path = join(shareFolder(folder), file);
  return existsSync(path) && made[file]?.image !== hash(readFileSync(path));
}

/** Writes an image, and records its source. */
export function writeShareImage(
  { page, file }: ShareImage,
  image: Buffer,
  site: Site,
  folder: string,
): void {
  writeFileSync(join(shareFolder(folder), file), image);
  const made = { source: sourceOf(site, page, folder), image: hash(image) };
  writeRecord({ ...readRecord(folder), [file]: made }, folder);
}

/** Deletes generated images of pages that no longer exist; returns their names. */
export function removeOrphans(site: Site, folder: string): string[] {
  const wanted = new Set(shareImages(site).map(({ file }) => file));
  const made = readRecord(folder);
  const gone = Object.keys(made).filter((file) => !wanted.has(file));
  const orphans = gone.filter((file) => !isForeign(file, made, folder));
  for (const file of orphans) rmSync(join(shareFolder(folder), file), { force: true });
  const kept = Object.entries(made).filter(([file]) => wanted.has(file));
  writeRecord(Object.fromEntries(kept), folder);
  return orphans;
}

/** Compares each share image of a site with its present source. */
export function shareImageStates(
  site: Site,
  folder: string,
): { file: string; state: ShareImageState }[] {
  const made = readRecord(folder);
  return shareImages(site).map(({ page, file }) => {
    if (!existsSync(join(shareFolder(folder), file))) return { file, state: 'missing' };
    const isCurrent =
      isForeign(file, made, folder) || made[file]?.source === currentSource(site, page, folder);
    return { file, state: isCurrent ? 'current' : 'stale' };
  });
}

/** The present source; undefined if one of its pictures is missing, which is reported elsewhere. */
function currentSource(site: Site, page: Page, folder: string): string | undefined {
  try {
    return sourceOf(site, page, folder);
  } catch {
    return undefined;
  }
}

function sourceOf(site: Site, page: Page, folder: string): string {
  const theme = join(folder, 'theme.css');
  const styles = [...drawing, ...(existsSync(theme) ? [theme] : [])];
  const read = styles.map((file) => readFileSync(file, 'utf8'));
  // Without the colours that no card has, so that a change of these does not ask for new images.
  const { danger, night, nightInk, nightSoft, ...palette } = site.palette;
  return hash(JSON.stringify([cardContent(site, page, folder), palette, read]));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The record's path, which is not beside the images because that folder is served. */
function recordFile(folder: string): string {
  return join(folder, 'share-images.json');
}

function readRecord(folder: string): ShareRecord {
  const file = recordFile(folder);
  return existsSync(file) ? v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function writeRecord(made: ShareRecord, folder: string): void {
  const sorted = Object.entries(made).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(recordFile(folder), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
