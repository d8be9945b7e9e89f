import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { phone } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { holdAnswers, settle } from './support/hold.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

test('on a phone, going back from the list does not reopen the closed lead', async () => {
  const lead = await inbox.addLead({ name: 'Closed One' });
  const page = await inbox.enter({ language: 'en', device: phone, path: '/numbers' });
  await page.getByRole('link', { name: words.frame.leads }).click();
  await row(page, lead.name).getByRole('link').click();
  await page.getByRole('button', { name: words.lead.back }).click();
  await row(page, lead.name).waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\/numbers$/);
});

test('on a phone, the button for the next lead is visible at the end of a long one', async () => {
  const message = 'A long story. '.repeat(340);
  const next = await inbox.addLead({ name: 'The Next One' });
  const lead = await inbox.addLead({ name: 'Long Winded', message });
  const page = await inbox.enter({ language: 'en', device: phone });
  await row(page, lead.name).getByRole('link').click();
  const note = page.getByLabel(words.lead.note);
  await note.focus();
  const button = page.getByRole('button', { name: words.lead.next });
  expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await button.tap();
  await page.getByRole('heading', { name: next.name, level: 1 }).waitFor();
});

test('a reply starts above the signature, is sent by keys, and the shortcuts work after it', async () => {
  const next = await inbox.addLead({ name: 'Second One', email: 'second@keys.example' });
  const lead = await inbox.addLead({ name: 'First One', email: 'first@keys.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  await row(page, next.name).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('Thursday at three?');
  const text = page.getByLabel(words.lead.text, { exact: true });
  expect(await text.inputValue()).toMatch(/ Thursday at three\?\n\n.*\nAna Souza$/s);
  await page.keyboard.press('Control+Enter');
  await page.getByText(words.lead.sent).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(words.lead.reply);
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: next.name, level: 1 }).waitFor();
});

test('a reply starts with the greeting even if the templates load late', async () => {
  const lead = await inbox.addLead({ name: 'Quickly Answered', email: 'quickly@keys.example' });
  const page = await inbox.enter({ language: 'en', path: '/numbers' });
  const came = page.waitForResponse((response) => response.url().endsWith(lead.id));
  const templates = await holdAnswers(page, `**${calls.templates}`);
  await page.goto(`${inbox.origin}/inbox/leads/${lead.id}`);
  await came;
  await settle(page);
  const name = page.getByRole('heading', { name: lead.name, level: 1 });
  expect(await name.count()).toBe(0);
  templates.release();
  await name.waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('At once.');
  const text = page.getByLabel(words.lead.text, { exact: true });
  expect(await text.inputValue()).toMatch(/ At once\.\n\n.*\nAna Souza$/s);
});

test('Escape leaves a text field and keeps its text, so that the shortcuts work again', async () => {
  const lead = await inbox.addLead({ name: 'Left Alone', email: 'left@keys.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  const note = page.getByLabel(words.lead.note);
  await note.fill('Half a note');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await page.getByText(words.lead.stateIs(words.states.answered)).waitFor();
  expect(await note.inputValue()).toBe('Half a note');
  expect(page.url()).toContain(lead.id);
});

test('a person writing a reply is told when a colleague sends one', async () => {
  const lead = await inbox.addLead({ name: 'Asked Once', email: 'asked@keys.example' });
  const path = `/leads/${lead.id}`;
  const page = await inbox.enter({ language: 'en', path });
  await page.getByRole('button', { name: words.lead.reply, exact: true }).click();
  await page.getByLabel(words.lead.text, { exact: true }).fill('My answer');
  const eva = { email: 'eva@trinta.example', role: 'colleague', language: 'en' } as const;
  const colleague = await inbox.enter({ ...eva, path });
  await colleague.getByRole('button', { name: words.lead.reply, exact: true }).click();
  await colleague.getByRole('button', { name: words.lead.send }).click();
  await colleague.getByText(words.lead.sent).waitFor();
  const warning = page.getByText(words.lead.replyMeanwhile('Ana Souza'));
  await warning.waitFor();
  // A phone reloads a tab that was in the background.
  await page.reload();
  await warning.waitFor();
  expect(await page.getByLabel(words.lead.text, { exact: true }).inputValue()).toBe('My answer');
});

test('the search is kept after opening an earlier lead from the same address', async () => {
  const email = 'twice@search.example';
  await inbox.addLead({ name: 'Twice Before', email, message: 'The earlier message of two.' });
  const lead = await inbox.addLead({ name: 'Twice Now', email });
  const page = await inbox.enter({ language: 'en' });
  await page.getByRole('searchbox').fill('twice');
  await row(page, lead.name).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: words.list.shown(2) })
    .waitFor();
  await row(page, lead.name).getByRole('link').click();
  await page.getByRole('link', { name: 'The earlier message' }).click();
  await page.getByRole('heading', { name: 'Twice Before', level: 1 }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('twice');
});

test('a reply that is sent after moving to the next lead leaves no draft', async () => {
  const next = await inbox.addLead({ name: 'Fast Second', email: 'second@fast.example' });
  const lead = await inbox.addLead({ name: 'Fast First', email: 'first@fast.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  await row(page, next.name).waitFor();
  const held = Promise.withResolvers<void>();
  await intercept(page, '**/reply', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('r');
  await page.keyboard.type('Certainly.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: next.name, level: 1 }).waitFor();
  held.resolve();
  await page.getByText(words.lead.sent).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  await page.getByText(words.lead.replyBy('Ana Souza')).waitFor();
  expect(await page.getByLabel(words.lead.text, { exact: true }).count()).toBe(0);
});

test('keys typed after the reply shortcut are text, even while the lead is loading', async () => {
  const next = await inbox.addLead({ name: 'Late Second', email: 'second@blind.example' });
  const lead = await inbox.addLead({ name: 'Here First', email: 'first@blind.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  await row(page, next.name).waitFor();
  const late = await holdAnswers(page, `**/leads/${next.id}`);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.type('keen to?');
  late.release();
  await page.getByRole('heading', { name: next.name, level: 1 }).waitFor();
  await page.keyboard.type('Friday.');
  const text = page.getByLabel(words.lead.text, { exact: true });
  expect(await text.inputValue()).toMatch(/ Friday\.\n\n.*\nAna Souza$/s);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
