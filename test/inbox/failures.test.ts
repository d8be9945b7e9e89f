import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { problemWords } from '../../inbox/words/problems.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  await subscribe(inbox.store, 'reader@x.example', Date.now(), 'en');
});
afterAll(() => inbox.stop());

const words = inboxWords.en;
const problems = problemWords.en;

test('why a letter was not sent stands in the dialog that asked, and then how it is now', async () => {
  const page = await inbox.enter({ language: 'en', path: '/letters' });
  await page.getByRole('button', { name: words.letters.new }).click();
  await page.getByRole('button', { name: words.letters.writeIn(words.languages.en) }).click();
  await page.getByLabel(words.letters.subject, { exact: true }).fill('March');
  await page.getByLabel(words.letters.markdown, { exact: true }).fill('Hello.');
  await page.locator('iframe').waitFor();
  await page.getByRole('button', { name: words.letters.send, exact: true }).click();
  // Another owner sends it meanwhile.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await inbox.store.inbox.letters.send({ id, personId: null }, undefined, Date.now());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.letters.sendNow }).click();
  await dialog.getByRole('alert').filter({ hasText: problems.conflict }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: words.letters.progress }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  forgive(failedAnswer);
});

test('a lead that another has erased is not shown any more once something is done with it', async () => {
  const lead = await inbox.addLead({ name: 'Erased Meanwhile' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  // Pressed before the page is told.
  await inbox.store.leads.erase([lead.id], Date.now());
  await page.keyboard.press('e');
  await page.getByText(problems['not-found']).waitFor();
  await page.getByRole('heading', { name: words.lead.gone, level: 1 }).waitFor();
  forgive(failedAnswer);
});
