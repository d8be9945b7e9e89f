import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { serverWords } from '../../inbox/words/server-words.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  await subscribe(inbox.store, 'reader@x.example', Date.now(), 'en');
});
afterAll(() => inbox.stop());

const { lead, letters, languages } = inboxWords.en;
const bia = { email: 'bia@trinta.example', role: 'owner', language: 'en' } as const;
const said = { subject: 'March', preview: '', markdown: 'Hello.' };

const markdown = (page: Page) => page.getByLabel(letters.markdown, { exact: true });
const subject = (page: Page) => page.getByLabel(letters.subject, { exact: true });
const kept = async (id: string) => (await inbox.store.inbox.letters.find(id))?.words.en;

async function open(id: string, who = {}): Promise<Page> {
  const page = await inbox.enter({ language: 'en', ...who, path: `/letters/${id}` });
  await page.getByRole('button', { name: letters.writeIn(languages.en) }).click();
  await expect.poll(() => markdown(page).inputValue()).not.toBe('');
  return page;
}
const draft = () =>
  inbox.store.inbox.letters.add({ words: { en: said }, perHour: 500 }, null, Date.now());

/** Delays the first save: its request, or its response. */
async function holdFirst(page: Page, id: string, isAnswer: boolean) {
  const [held, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  await intercept(page, `**/letters/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || count++ > 0) return await route.continue();
    seen.resolve();
    if (!isAnswer) {
      await held.promise;
      return await route.continue();
    }
    const response = await route.fetch();
    const body = await response.body();
    await held.promise;
    await route.fulfill({ response, body });
  });
  return { seen: seen.promise, release: held.resolve };
}

test('a delayed save does not overwrite a later one', async () => {
  const id = await draft();
  const page = await open(id);
  const { seen, release } = await holdFirst(page, id, false);
  await markdown(page).fill('Hello, one.');
  await seen;
  await markdown(page).fill('Hello, one and two.');
  release();
  await expect.poll(async () => (await kept(id))?.markdown).toBe('Hello, one and two.');
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();
  expect((await kept(id))?.markdown).toBe('Hello, one and two.');
});

test('a save whose response was lost does not conflict with the next one', async () => {
  const id = await draft();
  const page = await open(id);
  const lost = Promise.withResolvers<void>();
  let count = 0;
  await intercept(page, `**/letters/${id}`, async (route) => {
    if (route.request().method() !== 'PUT' || count++ > 0) return await route.continue();
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await markdown(page).fill('Hello, one.');
  await lost.promise;
  await markdown(page).fill('Hello, one and two.');
  await expect.poll(async () => (await kept(id))?.markdown).toBe('Hello, one and two.');
  forgive(failedAnswer);
});

test('sending shows the progress, even if the response to the last save comes late', async () => {
  const id = await draft();
  const page = await open(id);
  const { seen, release } = await holdFirst(page, id, true);
  await markdown(page).fill('Hello, one.');
  await seen;
  await markdown(page).fill('Hello, one and two.');
  await page.getByRole('button', { name: letters.send, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: letters.sendNow }).click();
  release();
  await page.getByRole('heading', { name: letters.progress }).waitFor();
  expect((await kept(id))?.markdown).toBe('Hello, one and two.');
});

test('the last edit is saved when the page is left at once', async () => {
  const id = await draft();
  const page = await open(id);
  await markdown(page).fill('The last words.');
  await page.getByRole('link', { name: letters.back }).click();
  await expect.poll(async () => (await kept(id))?.markdown).toBe('The last words.');
});

test('edits of two people to different fields are merged', async () => {
  const id = await draft();
  const page = await open(id);
  const other = await open(id, bia);
  await markdown(other).fill('Hello. A paragraph by Bia.');
  await expect.poll(async () => (await kept(id))?.markdown).toMatch(/Bia/);
  await subject(page).fill('News of March');
  await expect.poll(() => markdown(page).inputValue()).toMatch(/Bia/);
  await expect
    .poll(() => kept(id))
    .toMatchObject({ subject: 'News of March', markdown: 'Hello. A paragraph by Bia.' });
  forgive(failedAnswer);
});

test('edits of two people to the same field ask which to keep, and neither is lost before', async () => {
  const id = await draft();
  const page = await open(id);
  const other = await open(id, bia);
  await markdown(other).fill('By Bia.');
  await expect.poll(async () => (await kept(id))?.markdown).toBe('By Bia.');
  await markdown(page).fill('By Ana.');
  const question = page.getByRole('alert').filter({ hasText: letters.changedMeanwhile });
  await question.getByText('By Bia.').waitFor();
  expect((await kept(id))?.markdown).toBe('By Bia.');
  expect(await markdown(page).inputValue()).toBe('By Ana.');
  await question.getByRole('button', { name: letters.keepMine }).click();
  await expect.poll(async () => (await kept(id))?.markdown).toBe('By Ana.');
  forgive(failedAnswer);
});

test('a conflict shows the other person’s version, also of the preview line', async () => {
  const id = await draft();
  const page = await open(id);
  const words = { en: { ...said, preview: 'By Bia.' } };
  await inbox.store.inbox.letters.update(id, { words, perHour: 500 });
  await page.getByLabel(letters.preview, { exact: true }).fill('By Ana.');
  const question = page.getByRole('alert').filter({ hasText: letters.changedMeanwhile });
  await question.getByText('By Bia.').waitFor();
  forgive(failedAnswer);
});

test('a conflict in another language, or of the pace, is shown, too', async () => {
  const id = await draft();
  const page = await open(id);
  await inbox.store.inbox.letters.update(id, {
    words: { en: { ...said, markdown: 'By Bia.' } },
    perHour: 1234,
  });
  await markdown(page).fill('By Ana.');
  await page.getByRole('button', { name: letters.writeIn(languages['pt-BR']) }).click();
  const question = page.getByRole('alert').filter({ hasText: letters.changedMeanwhile });
  await question.getByText('By Bia.').waitFor();
  await question.getByText('1,234').waitFor();
  forgive(failedAnswer);
});

test('unsaved text of a letter that was sent can be moved to a new one', async () => {
  const id = await draft();
  const page = await open(id);
  await inbox.store.inbox.letters.send({ id, personId: null }, undefined, Date.now());
  await markdown(page).fill('Too late.');
  await page.getByRole('heading', { name: letters.progress }).waitFor();
  const left = page.getByRole('alert').filter({ hasText: letters.leftWords });
  await left.getByText('Too late.').waitFor();
  await left.getByRole('button', { name: letters.newOfThem }).click();
  await page.getByRole('button', { name: letters.writeIn(languages.en) }).click();
  await expect.poll(() => markdown(page).inputValue()).toBe('Too late.');
  expect(page.url()).not.toContain(id);
  await page.goBack();
  await page.getByRole('heading', { name: letters.progress }).waitFor();
  expect(await left.count()).toBe(0);
  forgive(failedAnswer);
});

test('unsaved text of a deleted letter is shown until it is discarded', async () => {
  const id = await draft();
  const page = await open(id);
  const look = page.frameLocator(`iframe[title="${letters.lookFrame}"]`);
  await look.getByText('Hello.', { exact: true }).waitFor();
  await inbox.store.inbox.letters.remove(id);
  await markdown(page).fill('Too late.');
  await page.getByText(letters.goneText).waitFor();
  const left = page.getByRole('alert').filter({ hasText: 'Too late.' });
  await left.getByRole('button', { name: lead.discard }).click();
  await left.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(letters.goneText).waitFor();
  expect(await left.count()).toBe(0);
  forgive(failedAnswer);
});

test('unsaved text is not shown to the next person who signs in in the same tab', async () => {
  const id = await draft();
  const page = await open(id);
  const ana = await page.context().cookies();
  const other = await open(id, bia);
  await intercept(page, `**/letters/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await markdown(page).fill('Mine alone.');
  for (const [cookies, text] of [
    [await other.context().cookies(), 'Hello.'],
    [ana, 'Mine alone.'],
  ] as const) {
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await page.reload();
    await page.getByRole('button', { name: letters.writeIn(languages.en) }).click();
    await expect.poll(() => markdown(page).inputValue()).toBe(text);
  }
  forgive(failedAnswer);
});

test('an unsaved pace alone is not kept after the letter was sent', async () => {
  const id = await draft();
  const page = await open(id);
  await inbox.store.inbox.letters.send({ id, personId: null }, undefined, Date.now());
  await page.getByLabel(letters.perHour).fill('7');
  await page.getByRole('heading', { name: letters.progress }).waitFor();
  const stored = () => page.evaluate((one) => JSON.stringify(sessionStorage).includes(one), id);
  await expect.poll(stored).toBe(false);
  forgive(failedAnswer);
});

test('a letter that somebody else changed is not sent unseen', async () => {
  const id = await draft();
  const page = await open(id);
  const other = await open(id, bia);
  await markdown(other).fill('By Bia, unseen.');
  await expect.poll(async () => (await kept(id))?.markdown).toBe('By Bia, unseen.');
  await page.getByRole('button', { name: letters.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: letters.sendNow }).click();
  await dialog.getByRole('alert').filter({ hasText: serverWords.en.problems.conflict }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => markdown(page).inputValue()).toBe('By Bia, unseen.');
  expect((await inbox.store.inbox.letters.find(id))?.state).toBe('draft');
  forgive(failedAnswer);
});

test('a letter changed between the last check and sending is not sent', async () => {
  const id = await draft();
  const page = await open(id);
  await intercept(page, `**/letters/${id}/send`, async (route) => {
    const words = { en: { ...said, markdown: 'By Bia, in between.' } };
    await inbox.store.inbox.letters.update(id, { words, perHour: 500 });
    await route.continue();
  });
  await page.getByRole('button', { name: letters.send, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: letters.sendNow }).click();
  await dialog.getByRole('alert').filter({ hasText: serverWords.en.problems.conflict }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => markdown(page).inputValue()).toBe('By Bia, in between.');
  expect((await inbox.store.inbox.letters.find(id))?.state).toBe('draft');
  forgive(failedAnswer);
});

test('the preview shows somebody else’s changes', async () => {
  const id = await draft();
  const page = await open(id);
  const look = page.frameLocator(`iframe[title="${letters.lookFrame}"]`);
  await look.getByText('Hello.', { exact: true }).waitFor();
  const words = { en: { ...said, markdown: 'Goodbye.' } };
  await inbox.store.inbox.letters.update(id, { words, perHour: 500 });
  // Simulates a return to the window after a minute.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => markdown(page).inputValue()).toBe('Goodbye.');
  await look.getByText('Goodbye.', { exact: true }).waitFor();
});
