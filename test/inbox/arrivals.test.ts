import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { phone } from '../e2e/support/browser.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  for (let place = 0; place < 30; place += 1) {
    const name = `Read ${10 + place}`;
    await inbox.addLead({ name, receivedAt: Date.now() - place * 60_000 });
  }
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

const heightOf = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? Number.NaN);

/** Resolves once the arrival is announced: by then, the list shows the lead or holds it back. */
const announcement = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: words.list.arrived(1) })
    .waitFor({ state: 'attached' });

test('a new lead does not move a scrolled list, and is inserted on request', async () => {
  const page = await inbox.enter({ language: 'en', device: phone });
  // Not every browser has scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  const read = row(page, 'Read 30');
  await read.scrollIntoViewIfNeeded();
  const before = await heightOf(read);
  const lead = await inbox.addLead({ name: 'Just In' });
  await announcement(page);
  const show = page.getByRole('button', { name: words.list.showNew(1) });
  await show.waitFor();
  expect(await heightOf(read)).toBe(before);
  expect((await show.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await show.tap();
  await row(page, lead.name).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(lead.name);
});

test('a new lead does not move the row under a finger', async () => {
  const page = await inbox.enter({ language: 'en', device: phone });
  const read = row(page, 'Read 11');
  const box = await read.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') => {
    const at = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 };
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [at] : [],
    });
  };
  await touch('touchStart');
  await inbox.addLead({ name: 'Under A Thumb' });
  await announcement(page);
  await page.getByRole('button', { name: words.list.showNew(1) }).waitFor();
  expect(await heightOf(read)).toBe(Math.round(box?.y ?? 0));
  await touch('touchEnd');
});
