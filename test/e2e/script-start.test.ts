import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, failedAnswer, forgive, hydrated, newPage, phone } from './support/browser.ts';
import { holdScripts } from './support/held-scripts.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the scripts come where the browser tells of no paint, without a sign of the visitor', async () => {
  const page = await newPage(desktop);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${site.origin}/#contact`);
  await hydrated(page);
  expect(await page.locator('html').getAttribute('data-script-failed')).toBeNull();
});

describe('a section chosen in the menu before the scripts are there', () => {
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  async function chooseTeam(page: Page): Promise<void> {
    await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').locator('button[popovertarget]').first().click();
    await page.getByRole('dialog').locator('a[href$="#team"]:visible').click();
  }

  test('is gone to once where they fail, and left to read on', async () => {
    const page = await newPage(phone);
    const chosen = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await chosen.promise;
      await route.abort('connectionfailed');
    });
    await chooseTeam(page);
    chosen.resolve();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.evaluate(() => {
      scrollTo(0, 0);
      delete document.documentElement.dataset.scriptFailed;
    });
    // Tries again, and gives up again.
    await page.keyboard.press('Shift');
    await page.locator('html[data-script-failed]').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await scrolled(page)).toBe(0);
    forgive(failedAnswer);
  });

  test('is gone to once where they come very late', async () => {
    const page = await newPage(phone);
    await page.clock.install();
    const release = await holdScripts(page);
    await chooseTeam(page);
    await page.clock.fastForward(16_000);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    release();
    await hydrated(page);
    expect(await scrolled(page)).toBe(0);
  });
});
