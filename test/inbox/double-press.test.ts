import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage } from '../e2e/support/browser.ts';
import { holdAnswers } from './support/hold.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

test('the second click of a double one is not of what came into the place of the first', async () => {
  const lead = await inbox.addLead({ name: 'Twice Pressed' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  const spam = page.getByRole('button', { name: words.lead.markSpam });
  await spam.scrollIntoViewIfNeeded();
  const box = await spam.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  await page.mouse.click(x, y);
  await page.getByText(words.lead.movedTo(words.folders.spam)).waitFor();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  // It would be there at once.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: words.lead.erase }).click();
  await page.getByRole('dialog').waitFor();
});

test('a device that is signed out by a double click is no failure', async () => {
  const email = 'two.devices@trinta.example';
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
  // Nobody was signed in at first.
  forgive(failedAnswer);
});
