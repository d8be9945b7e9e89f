import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, phone } from '../e2e/support/browser.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

const dayMs = 86_400_000;
const halfHourMs = 30 * 60_000;

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

test.each([
  { language: 'pt-BR', device: phone, ahead: 1 },
  { language: 'en', device: desktop, ahead: 2 },
] as const)('a booked time can be cancelled in $language', async ({ language, device, ahead }) => {
  const words = inboxWords[language].lead;
  const { bookings } = inbox.store.inbox;
  const email = newAddress(`visita.${language}`);
  const { id } = await inbox.addLead({ name: 'Joana Prado', email, language });
  const startsAt = Math.ceil(Date.now() / halfHourMs) * halfHourMs + ahead * dayMs;
  await bookings.book(id, startsAt, 30, Date.now());

  const page = await inbox.enter({ language, device, path: `/leads/${id}` });
  const cancel = page.getByRole('button', { name: words.cancelBooking });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: words.cancelBookingTitle });
  await dialog.waitFor();
  await expectAccessible(page, 'cancelling a time');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await bookings.find(id)).toMatchObject({ startsAt });

  await cancel.press('Enter');
  await dialog.getByRole('button', { name: words.cancelBooking }).press('Enter');
  await page.getByRole('status').filter({ hasText: words.bookingCancelled }).waitFor();
  await expect.poll(() => cancel.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await expect.poll(() => bookings.find(id)).toBeUndefined();
  const told = () => inbox.mail.mails.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThan(0);
});

test('marking a lead with a booked time as spam asks for confirmation', async () => {
  const words = inboxWords.en.lead;
  const { bookings } = inbox.store.inbox;
  const { id } = await inbox.addLead({ name: 'Not A Person', email: 'spam@x.example' });
  const startsAt = Math.ceil(Date.now() / halfHourMs) * halfHourMs + 3 * dayMs;
  await bookings.book(id, startsAt, 30, Date.now());
  const page = await inbox.enter({ language: 'en', path: `/leads/${id}` });
  const mark = page.getByRole('button', { name: words.markSpam });
  await mark.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.spamTitle });
  await dialog.waitFor();
  await expectAccessible(page, 'a spam mark that frees a time');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => mark.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await bookings.find(id)).toMatchObject({ startsAt });

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: words.markSpam }).press('Enter');
  await page.getByRole('heading', { name: words.spam }).waitFor();
  await expect.poll(() => bookings.find(id)).toBeUndefined();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test.each([
  { ahead: 4, isSaid: true },
  { ahead: -4, isSaid: false },
])('erasing a lead mentions its time $ahead days ahead: $isSaid', async ({ ahead, isSaid }) => {
  const { id } = await inbox.addLead({ name: 'Joana Prado', email: `erased${ahead}@x.example` });
  const startsAt = Math.ceil(Date.now() / halfHourMs) * halfHourMs + ahead * dayMs;
  await inbox.store.inbox.bookings.book(id, startsAt, 30, Date.now());
  const page = await inbox.enter({ language: 'en', path: `/leads/${id}` });
  const words = inboxWords.en.lead;
  await page.getByRole('button', { name: words.erase }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.eraseTitle });
  await dialog.waitFor();
  await expectAccessible(page, 'erasing a lead with a booked time');
  const shown = await page.getByRole('heading', { name: words.booking }).locator('+ p').innerText();
  const when = shown.replace(words.bookingAt('', 30), '');
  expect(await dialog.getByText(when).count()).toBe(isSaid ? 1 : 0);
});
