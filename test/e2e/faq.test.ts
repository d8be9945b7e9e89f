import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, hydrated, lendPage, phone, visit } from './support/browser.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { otherPrefix } from './support/language.ts';
import { type Site, startSite } from './support/site.ts';
import { questionCount } from './support/site-pages.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.runIf(questionCount > 1).each([
  { path: '/', device: phone },
  { path: otherPrefix || '/', device: desktop },
])('the questions at $path', ({ path, device }) => {
  test('open one at a time and close on a second click, by pointer and by keyboard', async () => {
    const page = await visit(site.origin + path, device);
    const questions = page.locator('#faq summary');
    const answers = page.locator('#faq details > p');
    const shown = async () => {
      const all = await answers.all();
      return Promise.all(all.map((answer) => answer.isVisible()));
    };
    const only = (open?: number) => Array.from({ length: questionCount }, (_, at) => at === open);
    const last = questionCount - 1;
    expect(await shown()).toEqual(only());
    await questions.nth(0).click();
    await expect.poll(shown).toEqual(only(0));
    await questions.nth(last).click();
    await expect.poll(shown).toEqual(only(last));
    await questions.nth(last).click();
    await expect.poll(shown).toEqual(only());
    await questions.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(only(0));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(shown).toEqual(only(1));
    await page.emulateMedia({ media: 'print' });
    // On paper nothing can be opened, so all answers are shown.
    await expect.poll(shown).not.toContain(false);
  });
});

test.runIf(questionCount > 0)('an answer opened before hydration stays open', async () => {
  const page = await lendPage(phone);
  const release = await openBeforeScripts(page, site.origin);
  await page.locator('#faq summary').last().click();
  release();
  await hydrated(page);
  expect(await page.locator('#faq details').last().getAttribute('open')).not.toBeNull();
});

test.runIf(questionCount > 0)(
  'a question of several lines does not touch the lines above and below',
  async () => {
    const page = await visit(site.origin, phone);
    const gap = await page
      .locator('#faq summary')
      .first()
      .evaluate((summary) => {
        summary.textContent = 'Is there anything that takes five lines to be asked? '.repeat(4);
        const words = document.createRange();
        words.selectNodeContents(summary);
        return words.getBoundingClientRect().top - summary.getBoundingClientRect().top;
      });
    expect(gap).toBeGreaterThan(8);
  },
);
