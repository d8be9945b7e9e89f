import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { listen } from '../../test/e2e/support/listen.ts';
import { openTestEditor } from './test-editor.ts';

/** Opens an editor's page in the browser, records its dialogs, and accepts or dismisses them by `answer`. */
export async function openInBrowser(browser: Browser, address: string, answer: boolean) {
  const editor = openTestEditor();
  const server = createServer(getRequestListener(editor.fetch));
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
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await page.goto(`http://127.0.0.1:${port}${address}`);
  return { page, asked, editor, server, port };
}
