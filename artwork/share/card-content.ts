import { existsSync, readFileSync } from 'node:fs';
import { days } from '../../app/content/calendar.ts';
import { imageWidths } from '../../app/content/image-widths.ts';
import { contentOf } from '../../app/content/load-content.ts';
import type { ProjectFacts } from '../../app/content/project.ts';
import { projects } from '../../app/content/projects.ts';
import type { Page } from '../../app/routes.ts';
import type { Language } from '../../contract/language.ts';
import type { CardContent } from './share-card.tsx';

/**
 * What the share image of a page says.
 *
 * @throws Error where the page is never shared, or its cover has not been captured yet.
 */
export async function cardContent(page: Page, language: Language): Promise<CardContent> {
  const load = contentOf(language);
  switch (page.kind) {
    case 'landing': {
      const { meta, hero } = await load.landing();
      const product = readFileSync('app/sections/hero-product.svg', 'base64');
      return {
        kind: 'landing',
        lines: hero.title,
        phrase: meta.title.split(' | ')[1] ?? hero.kicker,
        labels: labelsOf(hero.calendar),
        product: `data:image/svg+xml;base64,${product}`,
      };
    }
    case 'project': {
      const [{ cases }, { hero }] = await Promise.all([load.project(page.id), load.landing()]);
      const { title, sector, result } = cases.items[page.id];
      return {
        kind: 'project',
        title,
        sector,
        result,
        labels: labelsOf(hero.calendar),
        cover: coverOf(page.id, projects[page.id], language),
      };
    }
    case 'legal': {
      const { title, updated } = (await load.legal(page.document)).document;
      return { kind: 'legal', title, updated };
    }
    default:
      throw new Error(`The page ${page.kind} is never shared.`);
  }
}

function labelsOf({ day, live }: { day: string; live: string }) {
  return { day: `${day} ${days}`, live };
}

/**
 * The picture that stands for a case.
 *
 * @throws Error where it has not been made yet, with the command that makes it.
 */
export function coverOf(id: string, { cover, gallery }: ProjectFacts, language: Language) {
  const aspect = gallery.find(({ file }) => file === cover)?.aspect ?? 'video';
  const width = imageWidths[aspect].at(-1);
  const path = `public/images/${id}/${cover}.${language}-${width}.webp`;
  if (!existsSync(path)) {
    // What is not drawn here, `npm run artwork` leaves alone.
    const drawn = existsSync(`artwork/cases/${id}/artwork.tsx`);
    const command = drawn ? 'artwork' : `images -- ${id} ${cover}.png`;
    throw new Error(`${path} is missing: run npm run ${command} first.`);
  }
  return {
    source: `data:image/webp;base64,${readFileSync(path, 'base64')}`,
    phone: aspect === 'mobile',
  };
}
