import '../support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choiceKey } from '../../../src/consent/choice.ts';
import { axeScript } from '../support/axe.ts';
import { hydrated } from '../support/browser.ts';
import { control } from '../support/lead-form.ts';
import type { Site } from '../support/site.ts';
import {
  anotherTab,
  askedVisitor,
  button,
  dialogOf,
  english,
  portuguese,
  reportType,
  smallPhone,
  startTaggedSite,
} from './support/tagged-site.ts';

let site: Site;

beforeAll(async () => {
  site = await startTaggedSite();
});
afterAll(() => site.stop());

/** Whether a control is in the viewport and not covered. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  return await button(page, name).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ];
    return corners.every(([x = -1, y = -1]) => element.contains(document.elementFromPoint(x, y)));
  });
}

const screens = [
  [360, 640],
  [320, 568],
  [568, 320],
  [1280, 800],
] as const;

test.each([
  { path: '/', words: portuguese.consent },
  { path: '/en', words: english.consent },
])(
  'every button and half of the page stay visible, and axe finds nothing ($path)',
  async ({ path, words }) => {
    const { page } = await askedVisitor(site.origin + path);
    await page.evaluate(axeScript);
    // Without an answer, it stays open while the window is resized.
    for (const [width, height] of screens) {
      const screen = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light' });
      const boxHeight = async () => (await dialogOf(page).boundingBox())?.height;
      await expect.poll(boxHeight, { message: screen }).toBeLessThan(height * 0.56);
      for (const name of [words.rejectAll, words.acceptAll, words.close])
        expect.soft(await isInSight(page, name), `${screen}: ${name}`).toBe(true);
      // Open purposes scroll below the buttons.
      await dialogOf(page).locator('summary').click();
      for (const purpose of await page.getByRole('checkbox').all()) {
        await purpose.focus();
        await purpose.click({ trial: true });
        for (const name of [words.rejectAll, words.acceptAll, words.save, words.close])
          expect.soft(await isInSight(page, name), `${screen}: ${name}`).toBe(true);
      }
      // Purposes open in one scheme, closed in the other.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // The rule for target sizes is off by default (WCAG 2.2, 2.5.8).
        const found = await page.evaluate(
          `axe.run('[data-consent]', { rules: { 'target-size': { enabled: true } } })
            .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
        );
        expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
        if (colorScheme === 'light') await dialogOf(page).locator('summary').click();
      }
    }
  },
);

test('it has a name and a description, and does not take the focus by itself', async () => {
  const words = portuguese.consent;
  const { page } = await askedVisitor(site.origin, smallPhone);
  const dialog = page.getByRole('dialog', {
    name: words.heading,
    description: `${words.text} ${words.policy}`,
  });
  expect(await dialog.count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('closing it by touch stores nothing, and the next page asks again', async () => {
  const { page, asked } = await askedVisitor(site.origin, smallPhone);
  await button(page, portuguese.consent.close).tap();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
  expect(asked).toEqual([]);
  await page.reload();
  await dialogOf(page).waitFor();
});

test('it does not open on the policies, except from their footer', async () => {
  const { page } = await askedVisitor(site.origin, smallPhone);
  await dialogOf(page).getByRole('link', { name: portuguese.consent.policy }).tap();
  await page.waitForURL('**/cookies');
  for (const [path, { change }] of [
    ['/cookies', portuguese.consent],
    ['/privacy', portuguese.consent],
    ['/en/cookies', english.consent],
  ] as const) {
    await page.goto(site.origin + path);
    await hydrated(page);
    expect(await dialogOf(page).count()).toBe(0);
    await button(page, change).tap();
    await dialogOf(page).waitFor();
  }
});

test('a choice in another tab applies here too, and closes the question', async () => {
  const { page } = await askedVisitor(site.origin);
  const tab = await anotherTab(page, site.origin);
  await button(tab, portuguese.consent.acceptAll).click();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => reportType(page)).toBe('function');
});

test.each([
  ['a refusal', (tab: Page) => button(tab, portuguese.consent.rejectAll).click()],
  ['clearing what is stored', (tab: Page) => tab.evaluate(() => localStorage.clear())],
])('%s in another tab stops the tags here, and keeps what was typed', async (_, withdraw) => {
  const { page, asked } = await askedVisitor(site.origin);
  await button(page, portuguese.consent.acceptAll).click();
  await expect.poll(() => reportType(page)).toBe('function');
  await hydrated(page);
  await control(page, 'name').fill('Joana');
  const tab = await anotherTab(page, site.origin);
  await button(tab, portuguese.consent.change).click();
  await dialogOf(tab).waitFor();
  // The other tab has requested its own tags.
  await expect.poll(() => asked.length).toBe(4);
  asked.length = 0;
  await Promise.all([page.waitForEvent('load'), withdraw(tab)]);
  await hydrated(page);
  expect(await reportType(page)).toBe('undefined');
  expect(asked).toEqual([]);
  expect(await control(page, 'name').inputValue()).toBe('Joana');
});

test('a refusal applies to a prerendered page', async () => {
  const { page, asked } = await askedVisitor(site.origin);
  await button(page, portuguese.consent.acceptAll).click();
  const ahead = await page.context().newPage();
  await ahead.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    // A prerendered page may get no storage events.
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await expect.poll(() => asked.length).toBe(2);
  asked.length = 0;
  await ahead.goto(site.origin);
  await hydrated(ahead);
  expect(asked, 'no tag runs in a page that nobody sees').toEqual([]);
  await button(page, portuguese.consent.change).click();
  await Promise.all([
    page.waitForEvent('load'),
    button(page, portuguese.consent.rejectAll).click(),
  ]);
  await ahead.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await ahead.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await reportType(ahead)).toBe('undefined');
});

test('a choice on another page applies to a page restored by the back button', async () => {
  const { page, asked } = await askedVisitor(site.origin);
  // A page in the back/forward cache gets no storage events.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation()),
  );
  await page.reload();
  await dialogOf(page).waitFor();
  const policy = await anotherTab(page, `${site.origin}/cookies`);
  await button(policy, portuguese.consent.change).click();
  await button(policy, portuguese.consent.acceptAll).click();
  await expect.poll(() => asked.length).toBe(2);
  // Browsers pass storage changes to another tab's process with a delay.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, choiceKey);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(() => dialogOf(page).count()).toBe(0);
  await expect.poll(() => asked.length).toBe(4);
});
