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

/** Opens a page that dismisses each confirmation of the browser. */
const open = (address: string) => openInBrowser(browser, address, false);

const headline = (page: Page) =>
  page.locator(`[name='${fieldName('words/en/hero.yaml', ['kicker'])}']`);

/** Presses a page's first button, which saves; the result may be the browser's error page. */
async function save(page: Page): Promise<void> {
  const next = page.waitForEvent('load');
  await page.getByRole('button').first().click();
  await next;
}

/** Goes back like the browser's button; the browser restores typed text a moment later. */
const goBack = (page: Page, pages = 1) =>
  page.evaluate((n) => void setTimeout(() => history.go(-n)), pages);

test('following a link asks before unsaved texts are lost', async () => {
  const { page, asked } = await open('/edit/words/hero');
  await headline(page).pressSequentially('More');
  await page.getByRole('link').first().click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await headline(page).inputValue()).toMatch(/More/);
});

test('closing the tab asks while a changed option or a picture is unsaved', async () => {
  const { page, asked } = await open('/edit/cases/ecommerce');
  const aspect = page.getByRole('combobox').first();
  await aspect.press('ArrowDown');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await aspect.press('ArrowUp');
  await page
    .locator('[type=file]')
    .setInputFiles({ name: 'home.png', mimeType: 'image/png', buffer: Buffer.from('') });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
});

test('choosing the person of the next photo does not count as unsaved', async () => {
  const { page, asked, editor } = await open('/edit/people');
  await editor.post('/edit/people', { whose: 'bruno' });
  await page.reload();
  expect(await page.locator('[name=whose]').inputValue()).toBe('bruno');
  await page.locator('[name=whose]').selectOption('clara');
  await page.getByRole('link').first().click();
  await page.waitForURL('**/');
  expect(asked).toEqual([]);
});

test('saving does not ask, nor does leaving a saved or reverted text', async () => {
  const { page, asked } = await open('/edit/words/hero');
  await headline(page).pressSequentially('More');
  await save(page);
  await headline(page).pressSequentially('!');
  await page.keyboard.press('Backspace');
  await page.getByRole('link').first().click();
  await page.waitForURL('**/');
  expect(asked).toEqual([]);
});

test.each([0, 1])(
  'Back restores what a stopped editor did not save, after %i saves',
  async (saves) => {
    const { page, server, port } = await open('/edit/words/hero');
    if (saves > 0) await save(page);
    await headline(page).fill('Typed');
    server.close();
    server.closeAllConnections();
    await save(page);
    server.listen(port, '127.0.0.1');
    await goBack(page);
    await expect.poll(() => headline(page).inputValue()).toBe('Typed');
  },
);

test('saving a page reached by Back does not overwrite a later save', async () => {
  const { page, editor } = await open('/edit/words/hero');
  for (const words of ['Older', 'Later']) {
    await headline(page).fill(words);
    await save(page);
  }
  await goBack(page, 2);
  await expect.poll(() => headline(page).inputValue()).toBe('Older');
  await save(page);
  expect(editor.read('words/en/hero.yaml')).toContain('kicker: Later');
});
