import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, hydrated, phone, visit } from './support/browser.ts';
import { otherPrefix } from './support/language.ts';
import { anchorOffset, standsAtAnchor } from './support/place.ts';
import { type Site, startSite } from './support/site.ts';
import { linkedSections } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** The section that contains the focused element. */
const sectionOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('section')?.id);

/** Resolves once the page is hydrated and scrolled to the section. */
async function arrivesAt(page: Page, section: string): Promise<void> {
  await page.waitForURL(`**/*#${section}`);
  await hydrated(page);
  await standsAtAnchor(page, section);
}

/** Sections with focusable elements. */
const sections = linkedSections.filter((section) => ['cases', 'contact'].includes(section));

describe.each(sections)('after a link to #%s the next Tab moves into it', (section) => {
  test.each(['', otherPrefix])('from the bar of another page (%s/privacy)', async (prefix) => {
    const page = await visit(`${site.origin}${prefix}/privacy`, desktop);
    await page.getByRole('banner').locator(`a[href$="#${section}"]:visible`).press('Enter');
    await arrivesAt(page, section);
    await page.keyboard.press('Tab');
    expect(await sectionOfFocus(page)).toBe(section);
  });

  test.each(['/', '/privacy'])('from the menu on a phone (%s)', async (path) => {
    const page = await visit(site.origin + path, phone);
    await page.getByRole('banner').locator('button[popovertarget]').first().click();
    const menu = page.getByRole('dialog');
    await menu.locator(`a[href$="#${section}"]:visible`).press('Enter');
    await menu.waitFor({ state: 'hidden' });
    await arrivesAt(page, section);
    await page.keyboard.press('Tab');
    expect(await sectionOfFocus(page)).toBe(section);
  });
});

test.each(['/?utm_source=feira', `${otherPrefix || '/'}?gclid=abc`])(
  'section links on a page with campaign tags do not reload it (%s)',
  async (path) => {
    const page = await visit(site.origin + path, desktop);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const part of ['banner', 'main'] as const) {
      await page.getByRole(part).locator('a[href$="#contact"]:visible').first().click();
      await standsAtAnchor(page, 'contact');
      expect(await page.evaluate(() => 'isSamePage' in window), part).toBe(true);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
  },
);

test('in a low window, the background of each section starts at the bar', async () => {
  const page = await visit(site.origin, { ...phone, viewport: { width: 740, height: 360 } });
  const pixelAt = async (y: number) => {
    const picture = await page.screenshot({ clip: { x: 2, y, width: 1, height: 1 } });
    return picture.toString('base64');
  };
  for (const section of linkedSections) {
    await page.goto(`${site.origin}/#${section}`);
    await standsAtAnchor(page, section);
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(await pixelAt(Math.ceil(height) + 1), section).toBe(await pixelAt(anchorOffset + 4));
  }
});
