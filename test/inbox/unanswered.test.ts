import type { Dialog, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { failLate, holdAnswers, settle } from './support/hold.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;
const { account, errors, signIn } = words;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const stateOf = async (id: string) => (await inbox.store.inbox.detail(id))?.state;

/** Opens a lead, and counts the browser’s confirmations before leaving the page. */
async function openLead(name: string) {
  const lead = await inbox.addLead({ name });
  // Each test has its own person, because some sign out.
  const email = newAddress(name.replaceAll(' ', '.'));
  const page = await inbox.enter({ language: 'en', email, path: `/leads/${lead.id}` });
  await heading(page, lead.name);
  let asked = 0;
  const answer = async (dialog: Dialog) => {
    asked += 1;
    await dialog.accept();
  };
  page.on('dialog', answer);
  // Another test gets the page afterwards.
  onTestFinished(() => void page.off('dialog', answer));
  const reload = async () => {
    await page.reload();
    await heading(page, lead.name);
  };
  return { lead, page, reload, asked: () => asked };
}

test('leaving the page during a pending change asks for confirmation, otherwise not', async () => {
  const { page, reload, asked } = await openLead('On Its Way');
  await button(page, words.states.won).click();
  await page.getByText(words.lead.stateIs(words.states.won)).waitFor();
  await reload();
  expect(asked()).toBe(0);
  const late = await holdAnswers(page, '**/state');
  await button(page, words.states.lost).click();
  await late.answered;
  await reload();
  expect(asked()).toBe(1);
  late.release();
});

test('leaving the page with an unsent draft asks for confirmation, until it is sent', async () => {
  const { page, reload, asked } = await openLead('Half Written');
  const note = page.getByLabel(words.lead.note);
  await note.fill('Half a note');
  await page.getByRole('link', { name: words.frame.numbers }).click();
  await heading(page, words.frame.numbers);
  await page.goBack();
  await reload();
  expect(asked()).toBe(1);
  expect(await note.inputValue()).toBe('Half a note');
  await note.press('Control+Enter');
  await page.getByText(words.lead.noteAdded).waitFor();
  await reload();
  expect(asked()).toBe(1);
});

/** Erases an open lead by command, and expects that the tab keeps no draft about it. */
async function eraseByCommand({ lead, page, asked }: Awaited<ReturnType<typeof openLead>>) {
  await inbox.leads('erase', lead.email, '--yes');
  await heading(page, words.lead.gone);
  await page.reload();
  await heading(page, words.lead.gone);
  expect(asked()).toBe(0);
  forgive(failedAnswer);
}

test('the draft of an erased lead is discarded', async () => {
  const opened = await openLead('Erased Under Hand');
  await opened.page.getByLabel(words.lead.note).fill('Half a note');
  await eraseByCommand(opened);
});

test('a key typed during the erasure does not bring the draft back', async () => {
  const opened = await openLead('Erased While Typing');
  const note = opened.page.getByLabel(words.lead.note);
  await note.fill('Half a note');
  // Simulates a key between the removal of the draft and that of its field.
  await note.evaluate((field) => {
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function removeAndType(key) {
      Storage.prototype.removeItem = removeItem;
      this.removeItem(key);
      field.focus();
      document.execCommand('insertText', false, ' and on');
    };
  });
  await eraseByCommand(opened);
});

test('the draft of a lead erased while the event stream was down is discarded', async () => {
  const { lead, page, asked } = await openLead('Erased Unseen');
  await page.getByLabel(words.lead.note).fill('Half a note');
  await intercept(page, `**${calls.events}`, () => {});
  await inbox.leads('erase', lead.email, '--yes');
  await page.reload();
  await heading(page, words.lead.gone);
  const askedBefore = asked();
  await page.reload();
  await heading(page, words.lead.gone);
  expect(asked()).toBe(askedBefore);
  forgive(failedAnswer);
});

test('signing out is refused while changes are pending', async () => {
  const { lead, page, asked } = await openLead('Signed Out');
  const late = await holdAnswers(page, '**/state', 1);
  await button(page, words.states.won).click();
  await button(page, words.states.lost).click();
  await late.answered;
  await page.getByRole('link', { name: words.frame.account }).click();
  await button(page, account.signOut).click();
  await page.getByText(account.changesFirst).waitFor();
  late.release();
  await expect.poll(() => stateOf(lead.id)).toBe('lost');
  await page.getByText(words.lead.stateIs(words.states.lost)).waitFor();
  await button(page, account.signOut).click();
  await heading(page, signIn.title);
  expect(asked()).toBe(0);
  forgive(failedAnswer);
});

test('signing out does not ask about drafts, which stay in the tab', async () => {
  const { page, asked } = await openLead('Left Words');
  await page.getByLabel(words.lead.note).fill('Half a note');
  await page.getByRole('link', { name: words.frame.account }).click();
  await button(page, account.signOut).click();
  await heading(page, signIn.title);
  expect(asked()).toBe(0);
  forgive(failedAnswer);
});

test('a change after the session ended is reported as not made', async () => {
  const { lead, page } = await openLead('Too Late');
  await intercept(page, '**/state', (route) => route.fulfill({ status: 401, json: {} }));
  await button(page, words.states.won).click();
  await page.getByText(errors.signedOut).waitFor();
  expect(await stateOf(lead.id)).toBe('new');
  forgive(failedAnswer);
});

test('a note or reply whose response was lost is stored once, and its draft is removed', async () => {
  const { lead, page } = await openLead('Answer Lost');
  const losesAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await intercept(page, '**/notes', losesAnswer, 1);
  await intercept(page, '**/reply', losesAnswer, 1);
  const note = page.getByLabel(words.lead.note);
  await note.fill('\u200eKept\tonce.');
  await note.press('Control+Enter');
  await page.getByText(words.lead.noteAdded).waitFor();
  expect(await note.inputValue()).toBe('');
  await button(page, words.lead.reply).click();
  await page.getByLabel(words.lead.text, { exact: true }).fill('Two lines,\n\tsent once.');
  await page.keyboard.press('Control+Enter');
  await page.getByText(words.lead.sent).waitFor();
  expect(await page.getByLabel(words.lead.text, { exact: true }).count()).toBe(0);
  const { notes, replies } = (await inbox.store.inbox.detail(lead.id)) ?? {};
  expect([notes?.length, replies?.length]).toEqual([1, 1]);
  forgive(failedAnswer);
});

test('a reply that is being sent cannot be discarded, because its text is needed if that fails', async () => {
  const { page } = await openLead('Discarded Late');
  const fail = await failLate(page, '**/reply');
  await button(page, words.lead.reply).click();
  const text = page.getByLabel(words.lead.text, { exact: true });
  await text.fill('Half an hour of work.');
  await button(page, words.lead.send).click();
  await button(page, words.lead.sending).waitFor();
  await button(page, words.lead.discard).press('Enter');
  fail();
  await page.getByText(errors.kept).waitFor();
  expect(await text.evaluateAll((all) => all.length)).toBe(1);
  expect(await text.inputValue()).toBe('Half an hour of work.');
  forgive(failedAnswer);
});

test('undo brings a discarded reply back, unless its lead was erased meanwhile', async () => {
  const { lead, page, asked } = await openLead('Discarded By Mistake');
  await button(page, words.lead.reply).click();
  const text = page.getByLabel(words.lead.text, { exact: true });
  await text.fill('Half an hour of work.');
  const discard = button(page, words.lead.discard);
  await discard.click();
  const undo = button(page, words.frame.undo);
  await undo.click();
  expect(await text.inputValue()).toBe('Half an hour of work.');
  await discard.click();
  // The message stays while the pointer is over it.
  await undo.hover();
  await inbox.leads('erase', lead.email, '--yes');
  await heading(page, words.lead.gone);
  await undo.click();
  await page.reload();
  await heading(page, words.lead.gone);
  expect(asked()).toBe(0);
  forgive(failedAnswer);
});

test('mailto: and tel: links do not ask for confirmation', async () => {
  const { page, asked } = await openLead('Other Program');
  await page.getByLabel(words.lead.note).fill('Half a note');
  await page.getByRole('link', { name: words.lead.writeTo('Other Program') }).click();
  await page.getByRole('link', { name: words.lead.callTo('Other Program') }).click();
  await settle(page);
  expect(asked()).toBe(0);
});
