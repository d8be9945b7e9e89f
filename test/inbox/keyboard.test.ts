import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

const eventsOf = async (id: string) =>
  (await inbox.store.inbox.detail(id))?.events.map(({ kind, after }) => [kind, after]);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent ?? document.activeElement?.tagName);

test('arrow keys through states and people save only the final choice', async () => {
  await inbox.enter({ email: 'eva@trinta.example', role: 'colleague', language: 'en' });
  const lead = await inbox.addLead({ name: 'Passed By' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  const group = page.getByRole('group', { name: words.lead.state });
  await group.getByText(words.states.new).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  for (let passed = 0; passed < 3; passed += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(words.lead.stateIs(words.states.lost)).waitFor();

  const people = page.getByLabel(words.lead.assigned, { exact: true }).last();
  await people.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await people.inputValue();
  expect(chosen).not.toBe('');
  await page.keyboard.press('Enter');
  await page.getByText(words.lead.assignedTo('Ana Souza')).waitFor();
  expect(await eventsOf(lead.id)).toEqual([
    ['state', 'lost'],
    ['assigned', chosen],
  ]);
});

test('the focus moves next to a button that disappears when pressed', async () => {
  const lead = await inbox.addLead({ name: 'Held Here', folder: 'held', reasons: ['many-links'] });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await button.waitFor({ state: 'detached' });
  };
  for (const name of [words.lead.release, words.lead.takeOver, words.lead.markSpam]) {
    await press(name);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
  // A toast returns the focus when it closes.
  const note = page.getByLabel(words.lead.note);
  await note.focus();
  await page.getByRole('button', { name: words.frame.undo, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(words.frame.undone).waitFor();
  await expect.poll(() => note.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('after erasing a lead, the focus is on the one that took its place', async () => {
  const next = await inbox.addLead({ name: 'Stays There', email: 'stays@x.example' });
  const lead = await inbox.addLead({ name: 'Goes Away', email: 'goes@x.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await row(page, next.name).waitFor();
  await page.getByRole('button', { name: words.lead.erase }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.lead.eraseLabel(lead.email)).fill(lead.email);
  await page.keyboard.press('Enter');
  await page.getByText(words.lead.erased).waitFor();
  await expect.poll(() => focused(page)).toContain(next.name);
});

test('an invalid form moves the focus to its first error, each time it is sent', async () => {
  const lead = await inbox.addLead({ name: 'Not Answered', email: 'not@x.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('button', { name: words.lead.reply, exact: true }).press('Enter');
  const subject = page.getByRole('textbox', { name: words.lead.subject });
  await subject.fill('');
  await page.getByRole('textbox', { name: words.lead.text }).fill('');
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: words.lead.send }).press('Enter');
    await expect.poll(() => subject.evaluate((it) => it === document.activeElement)).toBe(true);
  }
});

test('closing a message also withdraws its undo', async () => {
  const lead = await inbox.addLead({ name: 'Not Undone', email: 'undone@x.example' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name, level: 1 }).waitFor();
  const { stateIs } = words.lead;
  await page.keyboard.press('e');
  await page.getByText(stateIs(words.states.answered)).waitFor();
  await page.getByRole('button', { name: words.frame.close }).click();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: words.states.won }).click();
  await page.getByText(stateIs(words.states.won)).waitFor();
  expect(await eventsOf(lead.id)).toEqual([
    ['state', 'answered'],
    ['state', 'won'],
  ]);
});

test('Escape clears the search field, then leaves it', async () => {
  const page = await inbox.enter({ language: 'en' });
  await page.keyboard.press('/');
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(() => search.evaluate((it) => it === document.activeElement)).toBe(false);
});
