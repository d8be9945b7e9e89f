import './support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { askedPurposes } from '../../src/content/purposes.ts';
import { optionalSections } from '../../src/content/words.ts';
import { desktop, failedAnswer, forgive, hydrated, lendPage, newPage } from './support/browser.ts';
import { caseIds, firstCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';
import { addressesIn, brandName } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What a crawler reads from a document. */
interface Read {
  status: number;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string | undefined;
  alternates: Record<string, string>;
  headings: string[];
  links: string[];
  ids: string[];
  images: string[];
}

/** Starts a page without script that only parses documents, for a fast crawl. */
async function startReader(): Promise<(path: string) => Promise<Read>> {
  const page = await lendPage({ ...desktop, javaScriptEnabled: false });
  return async (path) => {
    const response = await fetch(site.origin + path);
    const html = await response.text();
    return { status: response.status, ...(await read(page, html)) };
  };
}

function read(page: Page, html: string): Promise<Omit<Read, 'status'>> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? undefined;
    const pathOf = (url: string | undefined) => url && new URL(url).pathname;
    return {
      lang: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content') ?? '',
      robots: attribute('meta[name=robots]', 'content') ?? '',
      canonical: pathOf(attribute('link[rel=canonical]', 'href')),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang') ?? '',
          pathOf(link.getAttribute('href') ?? '') ?? '',
        ]),
      ),
      headings: all('h1').map((heading) => heading.textContent?.trim() ?? ''),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      ids: all('[id]').map(({ id }) => id),
      images: all('img').map((image) => image.getAttribute('src') ?? ''),
    };
  }, html);
}

describe.each(languages)('every page in %s', (language) => {
  test('has status, title, description, canonical, alternates and one heading', async () => {
    const readPage = await startReader();
    const titles = new Set<string>();
    for (const { kind, inPortuguese, path, status } of addressesIn(language)) {
      const found = await readPage(path);
      expect(found.status, path).toBe(status);
      expect(found.lang, path).toBe(language);
      expect(found.headings, path).toHaveLength(1);
      expect(found.headings[0], path).not.toBe('');
      expect(found.description.length, path).toBeGreaterThan(20);
      expect(new Set(found.ids).size, `${path}: each id once`).toBe(found.ids.length);
      titles.add(found.title);
      if (kind === 'landing') expect(found.title.startsWith(`${brandName} | `)).toBe(true);
      else expect(found.title.endsWith(` | ${brandName}`), found.title).toBe(true);
      if (status === 404) {
        expect(found.robots, path).toBe('noindex');
        expect(found.canonical, path).toBeUndefined();
        continue;
      }
      expect(found.robots, path).toBe('index, follow');
      expect(found.canonical, path).toBe(path);
      expect(found.alternates, path).toEqual({
        'pt-BR': inPortuguese,
        en: addressIn('en', inPortuguese),
        'x-default': inPortuguese,
      });
    }
    expect(titles.size, 'no two pages share a title').toBe(addressesIn(language).length);
  });

  test('has no broken links', async () => {
    const readPage = await startReader();
    const known = new Map<string, Promise<Read>>();
    const open = (path: string) => {
      const opened = known.get(path) ?? readPage(path);
      known.set(path, opened);
      return opened;
    };
    const broken: string[] = [];
    for (const { path: from } of addressesIn(language)) {
      const { links, images } = await open(from);
      for (const href of links) {
        const url = new URL(href, site.origin + from);
        if (url.origin !== site.origin || url.pathname.startsWith('/images/')) continue;
        const target = await open(url.pathname);
        const other = url.pathname === new URL(from, site.origin).pathname;
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (target.status !== 200 && !other && !isSwitch(url.pathname))
          broken.push(`${from} → ${href}`);
        if (anchor && !target.ids.includes(anchor))
          broken.push(`${from} → ${href}: no such anchor`);
      }
      for (const src of new Set(images)) {
        const { ok } = await fetch(site.origin + src, { method: 'HEAD' });
        if (!ok) broken.push(`${from} shows ${src}`);
      }
    }
    expect(broken).toEqual([]);
  });
});

/** Whether a link is the language switch of a not-found page, which leads to another one. */
function isSwitch(path: string): boolean {
  return /^(\/en)?(\/project)?\/404$/.test(path);
}

test('not-found pages have the specified words, in the right language', async () => {
  const readPage = await startReader();
  const [missing] = (await readPage('/en/nowhere')).headings;
  expect(missing).toContain(content.words.en['not-found'].title);
  expect((await readPage('/en/project/nothing')).headings).toEqual([
    content.words.en['project-page'].notFound.title,
  ]);
  expect((await readPage('/project/a/b')).status).toBe(404);
});

test.each(['//privacy', '/project/', '/project/nothing/', '/en//terms', escaped(firstCase)])(
  'the page at %s is still the server’s answer after its scripts ran',
  async (path) => {
    const page = await lendPage(desktop);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const answered = [await heading.textContent(), await page.title()];
    await hydrated(page);
    expect([await heading.textContent(), await page.title()]).toEqual(answered);
    forgive(failedAnswer);
  },
);

/** A case's id, percent-encoded as a mail program may do. */
function escaped(id: string): string {
  return `/project/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
}

test.each(languages)('the landing page in %s shows all content of the site', async (language) => {
  const { about, services, methodology, technologies, faq, ...words } = content.words[language];
  const page = await lendPage(desktop);
  await page.goto(site.origin + addressIn(language, '/'));
  const sections = await page
    .locator('main > section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  const withWords = optionalSections.filter((section) => content.words[language][section]);
  expect(sections).toEqual([...withWords, 'contact']);
  const items = (section: string, level: number) =>
    page.locator(`#${section}`).getByRole('listitem').getByRole('heading', { level }).count();
  expect(await items('about', 3), 'features').toBe(about?.features.length ?? 0);
  expect(await items('services', 3), 'services').toBe(services?.items.length ?? 0);
  expect(await items('methodology', 4), 'benefits').toBe(methodology?.benefits.length ?? 0);
  const steps = page.locator('#methodology ol').first().getByRole('listitem');
  expect(await steps.count(), 'steps').toBe(methodology?.steps.length ?? 0);
  const cases = page.locator('#cases').getByRole('link');
  expect(await cases.count(), 'cases').toBe(words.cases ? caseIds.length : 0);
  const names = await page
    .locator('#technologies')
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.children.length));
  const groups = technologies ? Object.values(content.technologies) : [];
  expect(names, 'technologies').toEqual(groups.map((group) => group.length));
  const members = page.locator('#team').getByRole('listitem');
  expect(await members.count(), 'members').toBe(words.team ? content.people.length : 0);
  expect(await page.locator('#faq details').count(), 'questions').toBe(faq?.items.length ?? 0);
  if (!services) return;
  const grounds = await page
    .locator('#services')
    .getByRole('list')
    .first()
    .locator('> li')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const common = grounds.filter((ground) => ground === grounds.at(-1));
  expect(common, 'one service stands out').toHaveLength(services.items.length - 1);
});

const asksForConsent = askedPurposes(content.facts.tags).length > 0;

// The consent question is an island of its own.
test
  .skipIf(asksForConsent)
  .each(['/privacy', '/en/terms', '/no-such-page', '/project/no-such-project'])(
  'a page of words alone fetches no React, until somebody turns to the newsletter (%s)',
  async (path) => {
    const page = await newPage(desktop);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // A response that arrives when the page is closed has no body.
      const text = () => response.text().catch(() => '');
      if (response.request().resourceType() === 'script') scripts.push(text());
    });
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    const isReact = async () => (await Promise.all(scripts)).join().includes('rendererPackageName');
    expect(await isReact()).toBe(false);
    await page.locator('[name=newsletterEmail]').focus();
    await expect.poll(isReact).toBe(true);
    forgive(failedAnswer);
  },
);

test.runIf(content.methodology)('the steps are on one line, also with a scrollbar', async () => {
  const page = await lendPage(desktop);
  await page.goto(site.origin);
  // The widest scrollbar of any browser; media queries ignore it, but the layout must not.
  await page.evaluate(() => {
    document.body.style.marginInlineEnd = '17px';
  });
  const steps = page.locator('#methodology').getByRole('list').first().getByRole('listitem');
  const tops = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test.each(['light', 'dark'] as const)(
  'the theme colour is the page’s background (%s)',
  async (colorScheme) => {
    const page = await lendPage({ ...desktop, colorScheme });
    await page.goto(site.origin);
    const [told, ground] = await page.evaluate(() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const painted = (colour: string) => {
        if (!canvas) return undefined;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const meta = metas.find(({ media }) => matchMedia(media).matches);
      return [
        painted(meta?.content ?? ''),
        painted(getComputedStyle(document.documentElement).backgroundColor),
      ];
    });
    expect(told).toBeDefined();
    expect(told).toEqual(ground);
  },
);
