import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../../contract/language.ts';
import { coverOf, type GalleryImage } from '../../src/content/case.ts';
import { imageWidths } from '../../src/content/image-widths.ts';
import { required, type Site } from '../../src/content/site.ts';
import { idOf } from '../../src/head/page-head.ts';
import type { Page } from '../../src/head/page-kinds.ts';
import { lastUpdate } from '../../src/legal/last-update.ts';
import { days } from '../../src/ui/calendar-strokes.ts';
import type { CardContent, CardSubject, DayLabels } from './share-card.tsx';

/**
 * Returns the content of a page's share image.
 *
 * @param folder the site's folder
 * @throws Error if a picture is missing, with what to do
 */
export function cardContent(site: Site, page: Page, folder: string): CardContent {
  const { name, domain } = site.facts;
  return { name, domain, mark: site.mark.svg, subject: subjectOf(site, page, folder) };
}

function subjectOf(site: Site, page: Page, folder: string): CardSubject {
  const { language, path, title } = page;
  const words = site.words[language];
  switch (page.kind) {
    case 'landing':
      return {
        kind: 'landing',
        lines: words.hero.title,
        phrase: title.split(' | ')[1] ?? words.hero.kicker,
        ...calendarOf(site, language),
        product: productOf(folder, language),
      };
    case 'project': {
      const id = idOf(path);
      const { sector, result } = required(words.caseWords[id], `case ${id}`);
      const facts = required(site.cases[id], `case ${id}`);
      const { labels } = calendarOf(site, language);
      const image = coverOf(facts);
      if (!image) return { kind: 'document', title, note: sector };
      const cover = pictureOf(id, image, language, folder);
      return { kind: 'project', title, sector, result, cover, labels };
    }
    case 'legal':
      return { kind: 'document', title, note: lastUpdate(site, language) };
    default:
      return { kind: 'document', title, note: '' };
  }
}

/** The calendar's labels, if the site's hero has the calendar. */
function calendarOf(site: Site, language: Language): { labels?: DayLabels } {
  const { calendar } = site.words[language].hero;
  return calendar ? { labels: { day: `${calendar.day} ${days}`, live: calendar.live } } : {};
}

/** The picture at the end of the hero's calendar, if the site has one. */
function productOf(folder: string, language: Language): string | undefined {
  const file = `${folder}/public/images/hero.${language}-1320.avif`;
  return existsSync(file) ? `data:image/avif;base64,${readFileSync(file, 'base64')}` : undefined;
}

/**
 * Returns a picture of a case.
 *
 * @throws Error if it does not exist yet, with the command that creates it
 */
export function pictureOf(
  id: string,
  { file, aspect }: GalleryImage,
  language: Language,
  folder: string,
) {
  const width = imageWidths[aspect].at(-1);
  const path = `${folder}/public/images/${id}/${file}.${language}-${width}.webp`;
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: run npm run images -- ${id} ${file}.png first.`);
  }
  return {
    source: `data:image/webp;base64,${readFileSync(path, 'base64')}`,
    phone: aspect === 'mobile',
  };
}
