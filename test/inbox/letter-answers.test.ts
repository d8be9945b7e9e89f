import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { failLate, holdAnswers } from './support/hold.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  for (const name of ['ana', 'bia', 'caio']) {
    await subscribe(inbox.store, `${name}@x.example`, Date.now(), 'en');
  }
});
afterAll(() => inbox.stop());

const { frame, letters, errors } = inboxWords.en;
const march = { en: { subject: 'March', preview: '', markdown: 'Hello.' } };
const hourMs = 3_600_000;
const stateOf = async (id: string) => (await inbox.store.inbox.letters.find(id))?.state;

/** Opens a letter at a pace of one mail an hour, as a draft, being sent, or scheduled. */
async function openLetter(leaves?: 'now' | { at: number }) {
  const { letters: store } = inbox.store.inbox;
  const id = await store.add({ words: march, perHour: 1 }, null, Date.now());
  const at = leaves === 'now' ? undefined : leaves?.at;
  if (leaves) await store.send({ id, personId: null }, at, Date.now());
  const page = await inbox.enter({ language: 'en', path: `/letters/${id}` });
  await page.getByRole('heading', { name: 'March', level: 1 }).waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  const toLeads = async () => {
    await page.getByRole('link', { name: frame.leads }).click();
    await page.getByRole('searchbox').waitFor();
  };
  const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  return { id, page, button, inDialog, toLeads, said };
}

test('a letter paused by a double click stays paused', async () => {
  const { id, button } = await openLetter('now');
  await button(letters.pause).dblclick();
  await button(letters.resume).waitFor();
  expect(await stateOf(id)).toBe('paused');
});

test('the page of a scheduled letter shows when it starts to be sent', async () => {
  const { page } = await openLetter({ at: Date.now() + 1_000 });
  await page.getByText(letters.states.sending, { exact: true }).waitFor({ timeout: 20_000 });
});

test('a failure to send a letter is reported even after its dialog was closed', async () => {
  const { page, button, inDialog, said } = await openLetter();
  const fail = await failLate(page, '**/send');
  await button(letters.send).click();
  const asked = page.waitForRequest('**/send');
  await inDialog(letters.sendNow).click();
  await asked;
  await inDialog(frame.cancel).click();
  fail();
  await said(errors.server);
  forgive(failedAnswer);
});

test('a late response to deleting a letter does not navigate away from the current page', async () => {
  const { id, page, button, inDialog, toLeads, said } = await openLetter();
  const late = await holdAnswers(page, `**/letters/${id}`);
  await button(letters.delete).click();
  await inDialog(letters.delete).click();
  await late.answered;
  await page.keyboard.press('Escape');
  await toLeads();
  late.release();
  await said(letters.deleted);
  expect(await page.getByRole('searchbox').count()).toBe(1);
});

test('a late response to creating a letter does not navigate away from the current page', async () => {
  const { page, button, toLeads } = await openLetter({ at: Date.now() + hourMs });
  await page.getByRole('link', { name: letters.back }).click();
  const late = await holdAnswers(page, `**${calls.letters}`);
  await button(letters.new).click();
  await late.answered;
  await toLeads();
  const came = page.waitForResponse(
    (response) => response.status() === 201 && response.url().endsWith(calls.letters),
  );
  late.release();
  await (await came).finished();
  await page.getByRole('link', { name: frame.numbers }).click();
  await page.getByRole('heading', { name: frame.numbers, level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('searchbox').waitFor();
});
