import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages as spoken } from '#site';
import { perLanguage } from '../../contract/language.ts';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  await subscribe(inbox.store, 'reader@x.example', Date.now(), 'en');
});
afterAll(() => inbox.stop());

const { letters, languages } = inboxWords.en;
const words = perLanguage((language) => ({
  subject: 'March',
  preview: '',
  markdown: `Hello in ${language}.`,
}));

const addLetter = () =>
  inbox.store.inbox.letters.add({ words, perHour: 500 }, null, Date.now() - 1000);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const look = (page: Page) =>
  page.frameLocator(`iframe[title="${letters.lookFrame}"]`).locator('body');

async function open(id: string): Promise<Page> {
  const page = await inbox.enter({ language: 'en', path: '/letters' });
  await page.locator(`a[href$="${id}"]`).click();
  return page;
}

test('switching a letter’s language adds no history entry', async () => {
  const id = await addLetter();
  await inbox.store.inbox.letters.send({ id, personId: null }, undefined, Date.now());
  const page = await open(id);
  const [first, second = first] = spoken;
  await look(page).getByText(words[first].markdown, { exact: true }).waitFor();
  await page.getByRole('button', { name: languages[second] }).click();
  await look(page).getByText(words[second].markdown, { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: letters.new }).waitFor();
});

test('the pace can be cleared and typed again', async () => {
  const id = await addLetter();
  const page = await open(id);
  const pace = field(page, letters.perHour);
  await pace.press('End');
  for (let times = 0; times < 3; times += 1) await pace.press('Backspace');
  await pace.pressSequentially('20');
  await pace.press('Tab');
  expect(await pace.inputValue()).toBe('20');
  const kept = async () => (await inbox.store.inbox.letters.find(id))?.perHour;
  await expect.poll(kept).toBe(20);
  await pace.fill('');
  await pace.press('Tab');
  expect(await pace.inputValue()).toBe('20');
});
