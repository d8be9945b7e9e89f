import './support/usual-languages.ts';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { askedPurposes } from '../../src/content/purposes.ts';
import { desktop, failedAnswer, forgive, hydrated, lendPage, newPage } from './support/browser.ts';
import { caseIds, firstCase } from './support/cases.ts';
import { type Site, startSite } from './support/site.ts';
import { addressesIn } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** What the server answers, without running its scripts. */
async function ask(path: string) {
  const answer = await fetch(site.origin + path);
  const document = parse(await answer.text());
  const headings = document.querySelectorAll('h1').map(({ textContent }) => textContent.trim());
  const lang = document.querySelector('html')?.getAttribute('lang');
  return { status: answer.status, lang, headings };
}

// What their documents contain, and where their links lead, is tested without a server in test/policy/.
test.each(languages)('every address in %s has its page, in that language', async (language) => {
  for (const { path, status } of addressesIn(language)) {
    const heading = expect.stringMatching(/\S/);
    expect(await ask(path), path).toEqual({ status, lang: language, headings: [heading] });
  }
});

test('not-found pages have the specified words, in the right language', async () => {
  const { words } = content;
  expect((await ask('/en/nowhere')).headings[0]).toContain(words.en['not-found'].title);
  expect((await ask('/en/project/nothing')).headings).toEqual([
    words.en['project-page'].notFound.title,
  ]);
  expect((await ask('/project/a/b')).status).toBe(404);
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

test.each(languages)(
  'the landing page in %s shows every item of its sections',
  async (language) => {
    const { about, services, methodology, technologies, faq, ...words } = content.words[language];
    const page = await lendPage(desktop);
    await page.goto(site.origin + addressIn(language, '/'));
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
  },
);

const asksForConsent = askedPurposes(content.facts.tags).length > 0;

// The consent question is an island of its own.
test.skipIf(asksForConsent).each(['/privacy', '/no-such-page', '/project/no-such-project'])(
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
