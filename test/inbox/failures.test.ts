import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { serverWords } from '../../inbox/words/server-words.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { listen } from '../e2e/support/listen.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  await subscribe(inbox.store, 'reader@x.example', Date.now(), 'en');
});
afterAll(() => inbox.stop());

const words = inboxWords.en;
const problems = serverWords.en.problems;

test('the send dialog shows why a letter was not sent, and closing it shows the current state', async () => {
  const page = await inbox.enter({ language: 'en', path: '/letters' });
  await page.getByRole('button', { name: words.letters.new }).click();
  await page.getByRole('button', { name: words.letters.writeIn(words.languages.en) }).click();
  await page.getByLabel(words.letters.subject, { exact: true }).fill('March');
  await page.getByLabel(words.letters.markdown, { exact: true }).fill('Hello.');
  await page.locator('iframe').waitFor();
  await page.getByRole('button', { name: words.letters.send, exact: true }).click();
  // Another owner sends the letter meanwhile.
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

test('a change to a lead that was erased meanwhile shows that the lead is gone', async () => {
  const lead = await inbox.addLead({ name: 'Erased Meanwhile' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  // The key is pressed before the page hears of the erasure.
  await inbox.store.leads.erase([lead.id], Date.now());
  await page.keyboard.press('e');
  await page.getByText(problems['not-found']).waitFor();
  await page.getByRole('heading', { name: words.lead.gone, level: 1 }).waitFor();
  forgive(failedAnswer);
});

test('a text that is too long is reported and stays in its field', async () => {
  const tooLong = 'word '.repeat(10_000).trim();
  const lead = await inbox.addLead({ name: 'Long Note' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  const paste = async (label: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await page.keyboard.insertText(tooLong);
    return field;
  };
  const note = await paste(words.lead.note);
  await note.press('Control+Enter');
  await page.getByText(problems['too-large']).waitFor();
  expect(await note.inputValue()).toBe(tooLong);
  await page.getByRole('link', { name: words.frame.letters }).click();
  await page.getByRole('button', { name: words.letters.new }).click();
  const letter = await paste(words.letters.markdown);
  await page.getByText(problems['too-large']).waitFor();
  expect(await letter.inputValue()).toBe(tooLong);
  forgive(failedAnswer);
});

test('a truncated response is not reported as “nothing was changed”', async () => {
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    reply.write('{', () => reply.destroy());
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close());
  const lead = await inbox.addLead({ name: 'Broken Off' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  await intercept(page, '**/state', (route) => route.continue({ url }), 1);
  await page.keyboard.press('e');
  await page.getByText(words.errors.network).waitFor();
  forgive(failedAnswer);
});
