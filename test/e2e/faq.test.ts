import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, newPage, phone, visit } from './support/browser.ts';
import { holdScripts } from './support/held-scripts.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.each([
  { path: '/', device: phone },
  { path: '/en', device: desktop },
])('the questions at $path', ({ path, device }) => {
  test('open one at a time and close on a second click, by pointer and by keyboard', async () => {
    const page = await visit(site.origin + path, device);
    const questions = page.locator('#faq summary');
    const answers = page.locator('#faq details > p');
    const shown = async () => {
      const all = await answers.all();
      return Promise.all(all.map((answer) => answer.isVisible()));
    };
    expect(await shown()).toEqual([false, false, false, false]);
    await questions.nth(1).click();
    await expect.poll(shown).toEqual([false, true, false, false]);
    await questions.nth(3).click();
    await expect.poll(shown).toEqual([false, false, false, true]);
    await questions.nth(3).click();
    await expect.poll(shown).toEqual([false, false, false, false]);
    await questions.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual([true, false, false, false]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(shown).toEqual([false, true, false, false]);
  });
});

test('an answer opened before the scripts arrive stays open', async () => {
  const page = await newPage(phone);
  const release = await holdScripts(page);
  await page.goto(site.origin, { waitUntil: 'domcontentloaded' });
  await page.locator('#faq summary').nth(2).click();
  release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  expect(await page.locator('#faq details').nth(2).getAttribute('open')).not.toBeNull();
});
