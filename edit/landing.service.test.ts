import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { fieldName } from './apply-form.ts';
import { openInBrowser } from './testing/open-in-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const faq = 'words/en/faq.yaml';
const english = (place: readonly (string | number)[]) => `[name='${fieldName(faq, place)}']`;
const questions = (page: Page) => page.locator(`[name^='["${faq}","items"'][name$='"question"]']`);

/** The focused element. */
const focused = (page: Page) => page.locator(':focus');

async function press(page: Page, button: string): Promise<void> {
  const next = page.waitForEvent('load');
  await page.locator(button).click();
  await next;
}

/** Whether the focused field is completely visible. */
const isInSight = (page: Page) =>
  focused(page).evaluate((field) => {
    const { left, top, bottom } = field.getBoundingClientRect();
    const isOnTop = (y: number) => document.elementFromPoint(left + 9, y) === field;
    return isOnTop(top + 3) && isOnTop(bottom - 3);
  });

test('a new entry gets the focus, and a reload does not add a second one', async () => {
  const { page, asked } = await openInBrowser(browser, '/edit/words/faq', true);
  const count = await questions(page).count();
  await press(page, `[name=add][value='${fieldName('words', ['items'])}']`);
  expect(await focused(page).getAttribute('name')).toMatch(
    new RegExp(`"items",${count},"question"`),
  );
  expect(await isInSight(page)).toBe(true);
  await page.reload();
  expect(await questions(page).count()).toBe(count + 1);
  expect(asked).toEqual([]);
});

test('a removal is confirmed, and the page keeps its position', async () => {
  const { page, asked } = await openInBrowser(browser, '/edit/words/faq', true);
  await press(page, `[name=remove][value='${fieldName('words', ['items', 2])}']`);
  expect(asked).toEqual(['confirm']);
  expect(await focused(page).getAttribute('name')).toContain('"items",2,"question"');
  expect(await isInSight(page)).toBe(true);
  await page.goto(new URL('/edit/people', page.url()).href);
  await press(page, '[name=drop][value^=people] >> nth=-1');
  expect(await page.locator('[name=drop][value^=people]').count()).toBe(3);
  expect(await focused(page).getAttribute('name')).toMatch(/people.yaml",2,/);
});

test('the first invalid field gets the focus, and is described by its error', async () => {
  const { page } = await openInBrowser(browser, '/edit/site', true);
  const domain = page.locator(`[name='${fieldName('site.yaml', ['domain'])}']`);
  await domain.fill('https://wrong');
  await page.locator(`[name='${fieldName('site.yaml', ['email'])}']`).fill('nobody');
  await press(page, 'button >> nth=0');
  expect(page.url()).not.toContain('#');
  expect(await focused(page).getAttribute('name')).toContain('domain');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
  const described = await domain.getAttribute('aria-describedby');
  expect(await page.locator(`[id='${described}']`).textContent()).toContain('domain');
  expect(await isInSight(page)).toBe(true);
  // A link on another page also leads to it.
  await page.goto(new URL('/', page.url()).href);
  await page.locator('[role=status] a').last().click();
  await page.waitForURL('**/edit/site#*');
  await expect.poll(() => focused(page).getAttribute('name')).toContain('email');
});

test.each([
  ['/edit/people', 'ana', '[name=id]', '.save'],
  ['/', 'ecommerce', '[action="/new/cases"] [name=id]', '[action="/new/cases"] button'],
])('a taken name is marked on %s', async (address, name, field, button) => {
  const { page } = await openInBrowser(browser, address, true);
  await page.locator(field).fill(name);
  await press(page, button);
  expect(await page.locator(field).getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator(`${field}:focus`).count()).toBe(1);
});

test('a text changed in two tabs is marked as a conflict in the second one', async () => {
  const { page, editor } = await openInBrowser(browser, '/edit/words/faq', true);
  await editor.post('/edit/words/faq', { [fieldName(faq, ['lead'])]: 'In one tab' });
  await page.locator(english(['lead'])).fill('In the other');
  const count = await questions(page).count();
  await press(page, `[name=add][value='${fieldName('words', ['items'])}']`);
  expect(await focused(page).getAttribute('name')).toContain('"lead"');
  expect(await focused(page).getAttribute('aria-invalid')).toBe('true');
  await page.reload();
  expect(await questions(page).count()).toBe(count);
});

test('a long word in a title or a message does not widen the page on a phone', async () => {
  const { page } = await openInBrowser(browser, '/edit/cases/ecommerce', true);
  await page.setViewportSize({ width: 360, height: 640 });
  const long = 'w'.repeat(80);
  for (const language of ['en', 'pt-BR']) {
    await page
      .locator(`[name='${fieldName(`cases/ecommerce/${language}.yaml`, ['title'])}']`)
      .fill(long);
  }
  await page.locator(`[name='${fieldName('cases/ecommerce/case.yaml', ['cover'])}']`).fill(long);
  await press(page, '.save');
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('html, [role=status]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  );
  expect(tooWide).toEqual([]);
});
