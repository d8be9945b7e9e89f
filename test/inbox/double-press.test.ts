import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage } from '../e2e/support/browser.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { holdAnswers } from './support/hold.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

/** Clicks a button, waits for the result, and clicks again at the same place. */
async function pressTwice(page: Page, name: string, something: Locator): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await something.waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('the second half of a double click does not press the button that replaced the first', async () => {
  const lead = await inbox.addLead({ name: 'Twice Pressed' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  const moved = page.getByText(words.lead.movedTo(words.folders.spam));
  await pressTwice(page, words.lead.markSpam, moved);
  // It would open at once.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: words.lead.erase }).click();
  await page.getByRole('dialog').waitFor();
});

test('selecting text in a dialog and releasing the pointer outside does not close it', async () => {
  const lead = await inbox.addLead({ name: 'Marked Text' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('button', { name: words.lead.erase }).click();
  const dialog = page.getByRole('dialog');
  const box = await dialog.getByRole('textbox').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  expect(await dialog.count()).toBe(1);
  await page.mouse.click(4, 4);
  await dialog.waitFor({ state: 'detached' });
});

test('a dialog opened by a double click stays open', async () => {
  const said = { subject: 'March', preview: '', markdown: 'Hello.' };
  const content = { words: { 'pt-BR': said, en: said }, perHour: 500 };
  const id = await inbox.store.inbox.letters.add(content, null, Date.now());
  await subscribe(inbox.store, 'reader@x.example', Date.now());
  const page = await inbox.enter({ language: 'en', path: `/letters/${id}` });
  await pressTwice(page, words.letters.send, page.getByRole('dialog'));
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('signing out a device by a double click shows no error', async () => {
  const email = newAddress('two.devices');
  await inbox.enter({ language: 'en', email });
  const other = await newPage({ ...desktop, locale: 'en' });
  await other.goto(await inbox.invite(email));
  await other.getByRole('button', { name: words.enter.action }).click();
  await other.getByRole('button', { name: words.enter.later }).click();
  await other.goto(`${inbox.origin}/inbox/account`);
  const { answered, release } = await holdAnswers(other, `**${calls.sessions}/*`);
  const button = other.getByRole('button', { name: words.account.signOutOf('').trim() });
  await button.click();
  await answered;
  await button.click();
  release();
  await other.getByText(words.account.deviceEnded).waitFor();
  await expect.poll(() => button.count()).toBe(0);
  // The first call, before the sign-in, is answered with 401.
  forgive(failedAnswer);
});

test('signing out several devices with repeated clicks sends one request for each', async () => {
  const email = 'three.devices@trinta.example';
  const page = await inbox.enter({ language: 'en', email });
  const { people, sessions } = inbox.store.inbox;
  const person = (await people.list()).find((one) => one.email === email);
  if (!person) throw new Error('Nobody was invited.');
  for (const device of ['Old phone', 'Old tablet']) {
    const session = { token: device, device, replaced: undefined, by: 'link' } as const;
    await sessions.open(person, session, Date.now());
  }
  await page.goto(`${inbox.origin}/inbox/account`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') asked.push(request.url());
  });
  const { answered, release } = await holdAnswers(page, `**${calls.sessions}/*`);
  const buttonOf = (device: string) =>
    page.getByRole('button', { name: words.account.signOutOf(device) });
  await buttonOf('Old phone').click();
  await answered;
  await buttonOf('Old tablet').click();
  await buttonOf('Old phone').click();
  release();
  await page.getByText(words.account.deviceEnded).first().waitFor();
  await expect.poll(() => buttonOf('Old phone').count()).toBe(0);
  await expect.poll(() => buttonOf('Old tablet').count()).toBe(0);
  expect(asked).toHaveLength(2);
});
