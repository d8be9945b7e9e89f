import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../build/chromium.ts';
import { listen } from '../test/e2e/support/listen.ts';
import { fieldName } from './apply-form.ts';
import { openTestEditor } from './testing/test-editor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A page of an editor in the browser, and what the browser asked there: each question is refused. */
async function open(address: string): Promise<{ page: Page; asked: string[] }> {
  const { fetch } = openTestEditor();
  const server = createServer(getRequestListener(fetch));
  const port = await listen(server);
  const context = await browser.newContext();
  const page = await context.newPage();
  onTestFinished(async () => {
    await context.close();
    server.closeAllConnections();
    server.close();
  });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(`http://127.0.0.1:${port}${address}`);
  return { page, asked };
}

const headline = (page: Page) =>
  page.locator(`[name='${fieldName('words/en/hero.yaml', ['kicker'])}']`);

test('a link asks before words that were not saved are lost', async () => {
  const { page, asked } = await open('/edit/words/hero');
  await headline(page).pressSequentially('More');
  await page.getByRole('link').first().click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await headline(page).inputValue()).toMatch(/More/);
});

test('closing the tab asks while another choice or a picture is not saved', async () => {
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

test('saving asks nothing, and neither does leaving what is saved or was typed back', async () => {
  const { page, asked } = await open('/edit/words/hero');
  await headline(page).pressSequentially('More');
  await page.getByRole('button').first().click();
  await page.getByRole('status').waitFor();
  await headline(page).pressSequentially('!');
  await page.keyboard.press('Backspace');
  await page.getByRole('link').first().click();
  await page.waitForURL('**/');
  expect(asked).toEqual([]);
});
