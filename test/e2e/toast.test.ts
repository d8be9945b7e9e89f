import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import { desktop, failedAnswer, forgive, phone, visit } from './support/browser.ts';
import { intercept } from './support/intercept.ts';
import {
  control,
  fillLead,
  formWords,
  sendButton,
  sendLead,
  sentences,
  toastSaying,
} from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const words = formWords[languages[0]];

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('the error message does not cover the button ($width)', async (viewport) => {
  const page = await visit(site.origin, { reducedMotion: 'reduce', viewport });
  await intercept(page, '**/api/leads', (route) => route.abort());
  await fillLead(page, { email: 'covered@prado.example' });
  const send = sendButton(page);
  // The button is at the window's lower edge when it is pressed.
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await send.click();
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  const isFree = () =>
    send.evaluate((button) => {
      const { left, right, top, bottom, height } = button.getBoundingClientRect();
      // A rounded corner is not part of the button.
      const radius = Number.parseFloat(getComputedStyle(button).borderTopLeftRadius);
      const inset = 2 + 0.3 * Math.min(radius, height / 2);
      const corners = [left + inset, right - inset].flatMap((x) =>
        [top + inset, bottom - inset].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
    });
  await expect.poll(isFree).toBe(true);
  const smallPrint = send.locator('xpath=following-sibling::p');
  const card = await page.getByRole('alert').locator('> *').boundingBox();
  const printed = await smallPrint.boundingBox();
  expect(printed && card && printed.y + printed.height).toBeLessThanOrEqual(card?.y ?? 0);
  // Focusing an element that the toast covers must scroll it out from under it, too.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  const isHidden = await page.evaluate(() => {
    const card = document.querySelector('[role=alert] > *')?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    return card && focused && focused.top < card.bottom && focused.bottom > card.top;
  });
  expect(isHidden).toBe(false);
  forgive(failedAnswer);
});

test('Escape closes it from anywhere, without changing the focus or an open menu', async () => {
  const page = await visit(site.origin, phone);
  await intercept(page, '**/api/leads', (route) => route.abort());
  await sendLead(page, 'escape@prado.example');
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  const toast = page
    .getByRole('alert')
    .filter({ hasText: sentences[languages[0]].request.generic });
  await page.locator('button[popovertarget]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await toast.isVisible()).toBe(true);
  await control(page, 'company').focus();
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'hidden' });
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
  expect(focused).toBe('company');
  forgive(failedAnswer);
});

test.each(['Enter', 'Escape'])('closing it by %s inside keeps the focus', async (key) => {
  const page = await visit(site.origin);
  await sendLead(page, `focus-${key.toLowerCase()}@prado.example`);
  await toastSaying(page, 'status', words.success.title);
  const toast = page.getByRole('status').filter({ hasText: words.success.title });
  const stops = await toast.locator('a, button').all();
  const inside = () => page.locator('[role=status] :focus').count();
  while ((await inside()) === 0) await page.keyboard.press('Tab');
  // Escape at the first stop, which is the link to the booking page if there is one; Enter at the button.
  if (key === 'Enter') for (const _ of stops.slice(1)) await page.keyboard.press('Tab');
  await page.keyboard.press(key);
  await toast.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('in a window as low as at 400 % zoom, it leaves room for the page, and it is not printed', async () => {
  const page = await visit(site.origin, { ...desktop, viewport: { width: 320, height: 256 } });
  await intercept(page, '**/api/leads', (route) => route.abort());
  await sendLead(page, 'low@prado.example');
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  const card = page.getByRole('alert').locator('> *');
  expect((await card.boundingBox())?.height).toBeLessThan(256 / 2);
  await page.emulateMedia({ media: 'print' });
  expect(await card.isVisible()).toBe(false);
  forgive(failedAnswer);
});

test('sending is announced', async () => {
  const page = await visit(site.origin);
  const answer = Promise.withResolvers<void>();
  await intercept(page, '**/api/leads', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await sendLead(page, 'waiting@prado.example');
  await page
    .getByRole('status')
    .filter({ hasText: words.submitting })
    .waitFor({ state: 'attached' });
  answer.resolve();
  await toastSaying(page, 'status', words.success.title);
  expect(await page.getByRole('status').filter({ hasText: words.submitting }).count()).toBe(0);
});
