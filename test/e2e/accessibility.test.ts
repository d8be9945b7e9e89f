import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { accessibilityTree } from './support/accessibility-tree.ts';
import { findings } from './support/axe.ts';
import { desktop, failedAnswer, forgive, phone, type Visitor, visit } from './support/browser.ts';
import { firstCase, galleryOf, uprightCase } from './support/cases.ts';
import { intercept } from './support/intercept.ts';
import {
  control,
  fillLead,
  leadForm,
  sendButton,
  sentences,
  toastSaying,
} from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';
import { addressesIn, questionCount } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await findings(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findings(page, ['color-contrast']), `${state}, dark`).toEqual([]);
}

/** Horizontal overflow of the page, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const galleries = [...new Set([firstCase, uprightCase ?? firstCase])];
const cases = languages.flatMap((language) => addressesIn(language));

// At 320 px, test/visual/layout.test.ts measures every page.
test.each(cases)('$path passes axe, and is readable at 200 %', async ({ path, status }) => {
  const page = await visit(site.origin + path);
  // The browser reports the page's own 404 status as a failed resource.
  if (status === 404) forgive(failedAnswer);
  await expectAccessible(page, path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), { message: `text of 200 % at ${width} px` }).toBe(0);
  }
});

const landings = languages.map((language) => ({ path: addressIn(language, '/'), language }));

describe.each(landings)('in its states, $path', ({ path, language }) => {
  test('the open menu passes axe', async () => {
    const page = await visit(site.origin + path, phone);
    await page.locator('button[popovertarget]').first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'menu');
  });

  test('the form with errors and a toast passes axe', async () => {
    const page = await visit(site.origin + path);
    if (questionCount > 0) await page.locator('#faq summary').first().click();
    await sendButton(page).click();
    await leadForm(page).getByRole('alert').waitFor();
    await expectAccessible(page, 'errors');
    await intercept(page, '**/api/leads', (route) => route.abort('failed'));
    await fillLead(page);
    await sendButton(page).click();
    await toastSaying(page, 'alert', sentences[language].request.generic);
    await expectAccessible(page, 'toast');
    forgive(failedAnswer);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page)).toBe(0);
  });

  test('an untouched form is not reported as invalid', async () => {
    const page = await visit(site.origin + path);
    await control(page, 'email').fill('an');
    const nodes = await accessibilityTree(page);
    const wrong = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(wrong.map(({ name }) => name?.value)).toEqual([]);
  });

  test.each(galleries)('the enlarged gallery of %s passes axe, also while scrolled', async (id) => {
    const page = await visit(`${site.origin}${path === '/' ? '' : path}/project/${id}`);
    await page.locator('[aria-roledescription=carousel] figure a').first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'enlarged');
    const isWide = galleryOf(id)[0]?.aspect === 'video';
    await page.setViewportSize(isWide ? { width: 360, height: 740 } : { width: 640, height: 360 });
    await page.getByRole('dialog').getByRole('group', { name: /./ }).waitFor();
    await expectAccessible(page, 'scrolling');
  });
});

const visitors: Record<string, BrowserContextOptions> = {
  'reduced motion': { ...desktop, reducedMotion: 'reduce' },
  'forced colours': { ...phone, forcedColors: 'active' },
};

test.each(Object.entries(visitors))('with %s no content is lost', async (_, options) => {
  const page = await visit(site.origin, options);
  const hidden = () =>
    page.locator('main :is(h1, h2, h3, p, a, button)').evaluateAll((all) =>
      all
        .filter((element) => {
          const { opacity, visibility } = getComputedStyle(element);
          return Number(opacity) < 1 || visibility !== 'visible';
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
  const lost = await hidden();
  // The controls of a row that fits are hidden from everybody.
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
  const hiddenFromAll = await hidden();
  expect(lost.filter((element) => !hiddenFromAll.includes(element))).toEqual([]);
});

test('the browser can autofill the form', async () => {
  const page = await visit(site.origin);
  const asks = async (name: string) => control(page, name).getAttribute('autocomplete');
  expect(await asks('name')).toBe('name');
  expect(await asks('company')).toBe('organization');
  expect(await asks('email')).toBe('email');
  expect(await asks('phone')).toBe('tel');
});

test('animations that start by themselves end within five seconds', async () => {
  const page = await visit(site.origin, { ...desktop, reducedMotion: 'no-preference' });
  const lasts = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );
  // In milliseconds (WCAG 2.2, 2.2.2).
  expect(lasts).toBeLessThanOrEqual(5000);
});

test('with reduced motion nothing is animated', async () => {
  const page = await visit(site.origin, { ...desktop, reducedMotion: 'reduce' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
          ).length,
    );
  await expect.poll(running).toBe(0);
  await page.evaluate(() => document.getElementById('contact')?.scrollIntoView());
  const top = await control(page, 'name').evaluate(
    (element) => element.getBoundingClientRect().top,
  );
  expect(top, 'a jump, not a journey').toBeLessThan(1000);
  if (questionCount === 0) return;
  const answer = await page
    .locator('details')
    .first()
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true;
      const [question, text] = [...details.children].map((part) => part.getBoundingClientRect());
      const { height } = details.getBoundingClientRect();
      return height - (question?.height ?? 0) - (text?.height ?? Number.NaN);
    });
  expect(answer, 'an answer is there at once').toBeGreaterThan(-1);
});

test('in forced colours, selected and invalid controls can be recognized', async () => {
  const page = await visit(site.origin, { ...desktop, forcedColors: 'active' });
  await sendButton(page).click();
  await leadForm(page).getByRole('alert').waitFor();
  const borders = await control(page, 'name').evaluate(
    (element) => getComputedStyle(element).borderTopStyle,
  );
  expect(borders).toBe('solid');
  const button = await sendButton(page).evaluate((element) => {
    const { backgroundColor, borderTopWidth, color } = getComputedStyle(element);
    return { same: backgroundColor === color, borderTopWidth };
  });
  expect(button.same).toBe(false);
  const list = await control(page, 'interest').evaluate(
    (element) => getComputedStyle(element).appearance,
  );
  expect(list, 'an arrow that is a background would be gone').toBe('auto');
});

test.each(['light', 'dark'] as const)(
  'in forced colours, the dot of the current image differs from the others (%s)',
  async (colorScheme) => {
    const options: Visitor = { ...desktop, forcedColors: 'active', colorScheme };
    const page = await visit(`${site.origin}/project/${firstCase}`, options);
    const dots = page.locator('a[href^="#image-"]');
    await dots.first().scrollIntoViewIfNeeded();
    const paints: string[] = [];
    for (const dot of await dots.all()) {
      const { x, y, width, height } = mustBe(await dot.boundingBox());
      const pixel = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      const picture = await page.screenshot({
        clip: { ...pixel, width: 1, height: 1 },
        // To hide it, Playwright would change the DOM before hydration.
        caret: 'initial',
      });
      paints.push(picture.toString('base64'));
    }
    const [current, ...others] = paints;
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(current);
  },
);

test('in forced colours, the calendars keep their pictures', async () => {
  const page = await visit(site.origin);
  const calendars = page.locator('main [role=img] > :has(i), main i[data-delivered]');
  for (const calendar of await calendars.all()) {
    await calendar.scrollIntoViewIfNeeded();
    const { x, y, width, height } = mustBe(await calendar.boundingBox());
    // Without its edges, which may share a pixel with the page.
    const clip = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
    const drawn = async (forcedColors: 'active' | 'none') => {
      await page.emulateMedia({ forcedColors });
      return page.screenshot({ clip });
    };
    const usual = await drawn('none');
    expect((await drawn('active')).equals(usual), await calendar.innerHTML()).toBe(true);
  }
});

function mustBe<T>(found: T | null): T {
  if (found === null) throw new Error('What is looked for is not drawn.');
  return found;
}
