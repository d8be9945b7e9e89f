import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { importLogo, importPortrait, importScreen } from '../artwork/import-picture.ts';
import { type Remark, SiteError } from '../src/content/remark.ts';
import type { SiteFolder } from './site-folder.ts';
import type { Subject } from './subjects.ts';
import { addEntry, addKey, changeText, fieldsOf } from './text-file.ts';

/**
 * Stores an uploaded original in the site folder, generates the files for the pages, and adds the picture to
 * its case or article.
 *
 * @param whose id of the picture's person or article; a case's pictures have their own names
 * @returns remarks about the generated files and about problems with the picture
 */
export async function addPicture(
  file: File,
  { pictures = '', shared }: Subject,
  whose: string | undefined,
  folder: SiteFolder,
): Promise<readonly Remark[]> {
  const { name, ext } = parse(file.name);
  const languages = folder.languages();
  const language = languages.find((one) => name.endsWith(`.${one}`));
  const id = whose ?? asId(language ? name.slice(0, -language.length) : name);
  const originals = join(folder.path, 'originals', pictures);
  await mkdir(originals, { recursive: true });
  const base = language ? `${id}.${language}` : id;
  const isKnown = (await readdir(originals)).some((other) => other.startsWith(`${base}.`));
  const values = { file: file.name, name: base };
  const replaced: Remark[] = isKnown ? [{ sentence: 'pictureReplaced', values }] : [];
  const path = join(originals, `${base}${ext.toLowerCase()}`);
  const before = existsSync(path) ? await readFile(path) : undefined;
  const source = { path, name: id, languages: language ? [language] : languages };
  const target = join(folder.path, 'public/images', pictures);
  try {
    await writeFile(path, await file.bytes());
    if (pictures === 'team') return await importPortrait(source, target);
    if (!whose && id === 'logo') {
      return [...replaced, ...(await importLogo(source, target))];
    }
    const { aspect, remarks } = await importScreen(source, target, undefined);
    if (!shared) return remarks;
    if (whose) folder.change(shared.file, (article) => addKey(article, ['picture'], aspect));
    const wasShown = !whose && showInGallery(shared.file, { file: id, aspect }, folder);
    return [...(wasShown ? replaced : []), ...remarks];
  } catch (error) {
    // A file that is no picture, or has no room, is not kept, and does not replace an existing one.
    await (before ? writeFile(path, before) : rm(path, { force: true }));
    if (!(error instanceof SiteError)) throw error;
    // Names the file as it was uploaded.
    return error.faults.map(({ sentence }) => ({ sentence, values: { file: file.name } }));
  }
}

/** Converts a name for files and caption keys: “01 Início” becomes `01-inicio`. */
function asId(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image';
}

/**
 * Adds a picture to a case's gallery, with placeholder captions, or changes the shape of one in it.
 *
 * @returns whether it was in the gallery before; its original is kept after it was removed from there
 */
function showInGallery(
  shared: string,
  image: { file: string; aspect: string },
  folder: SiteFolder,
): boolean {
  const shown = fieldsOf(folder.read(shared)).find(
    ({ path, value }) => path[0] === 'gallery' && path[2] === 'file' && value === image.file,
  );
  if (shown) {
    const place = shown.path.with(2, 'aspect');
    folder.change(shared, (facts) => changeText(facts, place, image.aspect));
    return true;
  }
  for (const language of folder.languages()) {
    folder.change(shared.replace('case.yaml', `${language}.yaml`), (words) =>
      addKey(words, ['captions', image.file], `⟦${image.file}⟧`),
    );
  }
  folder.change(shared, (facts) => addEntry(facts, ['gallery'], image));
  return false;
}
