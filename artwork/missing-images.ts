import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import querystring from 'node:querystring';
import { marked } from 'marked';
import { imageWidths } from '../src/content/image-widths.ts';
import { isDrawing } from '../src/content/mark.ts';
import type { Remark } from '../src/content/remark.ts';
import type { Site } from '../src/content/site.ts';

/** Files of the pages that the site folder lacks or has in another format. */
export interface MissingImages {
  /** Names the first of them, and the command that creates them. */
  remark: Remark;
  files: readonly string[];
}

/** Returns the pictures of cases, articles and people that a site folder lacks. */
export function missingImages(site: Site, folder: string): readonly MissingImages[] {
  const { languages } = site.facts;
  const lacking: MissingImages[] = [];
  const expect = (original: string, files: readonly string[]) => {
    const missing = files
      .map((file) => `${folder}/public/images/${file}`)
      .filter((file) => !existsSync(file) || !isWhatItIsCalled(file));
    const [first] = missing;
    if (!first) return;
    const format = extname(first).slice(1).toUpperCase();
    const sentence = existsSync(first) ? 'otherFormat' : 'pictureMissing';
    const command = `npm run images -- ${original}`;
    const values = { file: first, format, n: missing.length, command };
    lacking.push({ remark: { sentence, values }, files: missing });
  };
  for (const [id, { gallery, hasLogo }] of Object.entries(site.cases)) {
    if (hasLogo) expect(`${id} logo.svg`, [`${id}/logo.svg`]);
    for (const { file, aspect } of gallery) {
      const names = languages.flatMap((language) =>
        imageWidths[aspect].map((width) => `${id}/${file}.${language}-${width}`),
      );
      expect(`${id} ${file}.png`, inFormats(names));
    }
  }
  for (const [id, { picture }] of Object.entries(site.articles)) {
    if (!picture) continue;
    const names = languages.flatMap((language) =>
      imageWidths[picture].map((width) => `articles/${id}.${language}-${width}`),
    );
    expect(`articles ${id}.png`, inFormats(names));
  }
  for (const language of languages) {
    for (const [id, { markdown }] of Object.entries(site.words[language].articleWords)) {
      for (const path of imagesIn(markdown)) {
        const file = `${folder}/public${querystring.unescape(path)}`;
        if (existsSync(file)) continue;
        const values = { path, file, article: `${folder}/articles/${id}/${language}.md` };
        lacking.push({ remark: { sentence: 'shownMissing', values }, files: [file] });
      }
    }
  }
  for (const { id } of site.people) {
    const files = [...inFormats([`team/${id}`]), `team/${id}.960.avif`];
    // A person without any of them is shown by their initials.
    const hasPhoto = files.some((file) => existsSync(`${folder}/public/images/${file}`));
    if (hasPhoto) expect(`team ${id}.jpg`, files);
  }
  return lacking;
}

/** Paths of the site's own images in a Markdown text. */
function imagesIn(markdown: string): readonly string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push(token.href.replace(/[?#].*/, ''));
  });
  return found.filter((path) => /^\/(?!\/)/.test(path));
}

/** Whether a file's first bytes match its extension; those of a renamed file do not. */
function isWhatItIsCalled(file: string): boolean {
  if (file.endsWith('.svg')) return isDrawing(file);
  const beginning = file.endsWith('.avif') ? /^.{4}ftyp.{0,40}avi[fs]/s : /^RIFF.{4}WEBP/s;
  return beginning.test(readFileSync(file, 'latin1'));
}

function inFormats(names: readonly string[]): string[] {
  return names.flatMap((name) => [`${name}.avif`, `${name}.webp`]);
}
