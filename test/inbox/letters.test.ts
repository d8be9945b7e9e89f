import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import { engineLanguages } from '../../contract/language.ts';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, newPage } from '../e2e/support/browser.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let site: Inbox;

beforeAll(async () => {
  site = await startInbox();
  await subscribe(site.store, 'assinante@x.example', Date.now(), languages[0]);
});
afterAll(() => site.stop());

const { enter, frame, letters } = inboxWords['pt-BR'];

test('a letter is written, previewed, sent as a test and sent', async () => {
  const email = newAddress('dona');
  const page = await newPage({ ...desktop, locale: 'pt-BR' });
  await page.goto(await site.invite(email, 'owner'));
  await page.getByRole('button', { name: enter.action, exact: true }).click();
  await page.getByLabel(enter.nameLabel).fill('Dona Ana');
  await page.getByRole('button', { name: enter.continue, exact: true }).click();
  await page.getByRole('button', { name: enter.later }).waitFor();

  await page.goto(`${site.origin}/inbox/letters`);
  await page.getByRole('button', { name: letters.new }).click();
  await page.getByLabel(letters.subject, { exact: true }).fill('Carta de março');
  const text = 'Olá, **mundo**. [Veja](/privacy) <script>alert(1)</script>';
  await page.getByLabel(letters.markdown, { exact: true }).fill(text);
  const look = page.frameLocator(`iframe[title="${letters.lookFrame}"]`);
  await expect.poll(() => look.locator('strong').allTextContents()).toEqual(['mundo']);
  expect(await look.locator('h1').textContent()).toBe('Carta de março');
  const icon = look.locator('img');
  await expect
    .poll(() => icon.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  // The frame’s policy allows the mail’s inline styles.
  expect(await look.locator('h1').evaluate((it) => getComputedStyle(it).fontSize)).toBe('28px');

  const before = site.mail.mails.length;
  const receivers = () => site.mail.mails.slice(before).flatMap(({ recipients }) => recipients);
  await page.getByRole('button', { name: letters.test, exact: true }).click();
  await expect.poll(receivers, { timeout: 20_000 }).toEqual([email]);
  await page.getByRole('button', { name: letters.send, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: letters.sendNow }).click();
  await expect.poll(receivers, { timeout: 20_000 }).toEqual([email, 'assinante@x.example']);
  await page.getByText(letters.states.sent, { exact: true }).first().waitFor({ timeout: 30_000 });
});

test('the send dialog says how many subscribers do not get the letter', async () => {
  const other = engineLanguages.find((language) => language !== languages[0]);
  await subscribe(site.store, 'lector@x.example', Date.now(), other);
  const words = { [languages[0]]: { subject: 'Só em um idioma', preview: '', markdown: 'Olá.' } };
  const id = await site.store.inbox.letters.add({ words, perHour: 500 }, null, Date.now());
  const page = await site.enter({ path: `/letters/${id}` });
  await page.getByRole('button', { name: letters.send, exact: true }).click();
  await page.getByRole('dialog').getByText(letters.leftOut(1)).waitFor();
});

test('a letter sent by command is not shown as sent by a former colleague', async () => {
  const subject = `Pelo comando ${crypto.randomUUID()}`;
  const words = { 'pt-BR': { subject, preview: '', markdown: 'Olá.' } };
  await site.store.inbox.letters.add({ words, perHour: 500 }, null, Date.now());
  const page = await site.enter({ path: '/letters' });
  const letter = page.getByRole('listitem').filter({ hasText: subject });
  await letter.waitFor();
  expect(await letter.textContent()).not.toContain(frame.someone);
});
