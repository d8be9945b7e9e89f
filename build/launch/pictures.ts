import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageWidths } from '../../app/content/image-widths.ts';
import type { ProjectFacts } from '../../app/content/project.ts';
import { languages } from '../../contract/language.ts';
import { type Finding, fail, pass } from './finding.ts';

/** What of the content names pictures; the command passes the project's own. */
export interface PicturesOptions {
  /** Folder of the pictures: public/images. */
  folder: string;
  cases: Readonly<Record<string, ProjectFacts>>;
  /** Ids of the team. */
  team: readonly string[];
}

/** Judges whether every picture is there that the pages ask for. */
export function checkPictures({ folder, cases, team }: PicturesOptions): Finding[] {
  const isMissing = (file: string) => !existsSync(join(folder, file));
  const lacking = Object.entries(cases).flatMap(([id, facts]) => [
    ...checkCover(id, facts),
    ...tellMissing(`case ${id}`, `npm run images -- ${id} logo.svg`, [`${id}/logo.svg`], isMissing),
    ...facts.gallery.flatMap((image) =>
      tellMissing(
        `case ${id}`,
        `npm run images -- ${id} ${image.file}.png`,
        filesOf(id, image),
        isMissing,
      ),
    ),
  ]);
  const faceless = team.flatMap((id) =>
    tellMissing(
      `${id} of the team`,
      `npm run images -- team ${id}.jpg`,
      [`team/${id}.avif`, `team/${id}.webp`],
      isMissing,
    ),
  );
  const findings = [...lacking, ...faceless];
  return findings.length > 0 ? findings : [pass('content', 'cases and people have their pictures')];
}

function tellMissing(
  whose: string,
  command: string,
  files: readonly string[],
  isMissing: (file: string) => boolean,
): Finding[] {
  const missing = files.filter(isMissing);
  const [first] = missing;
  if (first === undefined) return [];
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  return [fail('content', `${whose} lacks ${first}${more}`, `run ${command}, then build again`)];
}

/** What the pages show of an image: AVIF of every width, and two of WebP (see `ProjectImage` and `Gallery`). */
function filesOf(id: string, { file, aspect }: ProjectFacts['gallery'][number]): string[] {
  const widths = imageWidths[aspect];
  return languages.flatMap((language) => [
    ...widths.map((width) => `${id}/${file}.${language}-${width}.avif`),
    ...widths.slice(1).map((width) => `${id}/${file}.${language}-${width}.webp`),
  ]);
}

function checkCover(id: string, { cover, gallery }: ProjectFacts): Finding[] {
  if (gallery.some(({ file }) => file === cover)) return [];
  return [
    fail(
      'content',
      `case ${id} has the cover ${cover}, which its gallery lacks`,
      `name a file of the gallery as cover in app/content/project-facts/${id}.ts`,
    ),
  ];
}
