import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { failLate, holdAnswers, settle } from './support/hold.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;
const { answered, won } = words.states;
const detail = async (id: string) => inbox.store.inbox.detail(id);
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, pressed: true }).waitFor();
const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Opens the newer of two leads beside the list. */
async function openFirst(name: string) {
  const email = (place: string) => `${name}.${place}@late.example`.toLowerCase().replace(/ /g, '');
  const second = await inbox.addLead({ name: `${name} Two`, email: email('two') });
  const first = await inbox.addLead({ name: `${name} One`, email: email('one') });
  const page = await inbox.enter({ language: 'en', path: `/leads/${first.id}` });
  await heading(page, first.name);
  await row(page, second.name).waitFor();
  return { first, second, page };
}

test('a late failure reverts only its own change, and names the lead', async () => {
  const { first, second, page } = await openFirst('Refused');
  const fail = await failLate(page, `**/${first.id}/state`);
  await page.keyboard.press('e');
  await page.keyboard.press('j');
  await heading(page, second.name);
  await page.keyboard.press('e');
  await said(page, answered);
  fail();
  await said(page, `${first.name} – ${words.errors.server}`);
  await row(page, second.name).getByText(answered).waitFor();
  await expect.poll(() => row(page, first.name).getByText(answered).count()).toBe(0);
  forgive(failedAnswer);
});

test('a failure to mark a lead as read reverts no other change', async () => {
  const lead = await inbox.addLead({ name: 'Never Read' });
  const page = await inbox.enter({ language: 'en' });
  await row(page, lead.name).waitFor();
  const fail = await failLate(page, `**/${lead.id}/opened`);
  await row(page, lead.name).getByRole('link').click();
  await heading(page, lead.name);
  await page.keyboard.press('e');
  await said(page, words.lead.stateIs(answered));
  fail();
  await row(page, lead.name).getByText(words.list.isUnread).waitFor({ state: 'attached' });
  await pressed(page, answered);
  forgive(failedAnswer);
});

test('changes are sent in the order in which they were made', async () => {
  const { first, page } = await openFirst('Ordered');
  const late = Promise.withResolvers<void>();
  let calledSoFar = 0;
  await intercept(page, `**/${first.id}/state`, async (route) => {
    calledSoFar += 1;
    if (calledSoFar === 1) await late.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: won }).click();
  await page.getByRole('button', { name: words.states.lost }).click();
  await page.getByRole('button', { name: words.lead.takeOver }).click();
  await pressed(page, words.states.lost);
  late.resolve();
  await said(page, words.lead.assignedTo('Ana Souza'));
  await pressed(page, words.states.lost);
  expect((await detail(first.id))?.state).toBe('lost');
});

test('undo does not revert an earlier change while a later one is pending', async () => {
  const { first, second, page } = await openFirst('Undone');
  const [one, two] = [
    await holdAnswers(page, `**/${first.id}/state`),
    await holdAnswers(page, `**/${second.id}/state`),
  ];
  await page.keyboard.press('e');
  await page.keyboard.press('j');
  await heading(page, second.name);
  await page.keyboard.press('e');
  await two.answered;
  one.release();
  await said(page, `${first.name} – ${words.lead.stateIs(answered)}`);
  await page.keyboard.press('u');
  two.release();
  await page.getByRole('button', { name: words.frame.undo }).first().waitFor();
  expect((await detail(first.id))?.state).toBe('answered');
  expect((await detail(second.id))?.state).toBe('answered');
});

test('a note submitted twice is stored once, and text typed meanwhile stays', async () => {
  const { first, page } = await openFirst('Noted');
  const { answered: isKept, release } = await holdAnswers(page, `**/${first.id}/notes`);
  const note = page.getByLabel(words.lead.note);
  await note.fill('Call on Thursday.');
  await page.keyboard.press('Control+Enter');
  await isKept;
  await page.getByRole('button', { name: words.lead.takeOver }).click();
  await note.press('Control+Enter');
  await note.press('End');
  await note.pressSequentially(' Or Friday.');
  release();
  await said(page, words.lead.assignedTo('Ana Souza'));
  expect(await note.inputValue()).toBe('Call on Thursday. Or Friday.');
  expect((await detail(first.id))?.notes.map(({ text }) => text)).toEqual(['Call on Thursday.']);
});

test('deleting a note twice shows no error, and undo adds it again', async () => {
  const { first, page } = await openFirst('Twice');
  await page.getByLabel(words.lead.note).fill('Not for long.');
  await page.keyboard.press('Control+Enter');
  const { answered: isGone, release } = await holdAnswers(page, `**/${first.id}/notes/*`);
  const button = page.getByRole('button', { name: words.lead.deleteNote });
  await button.click();
  await isGone;
  await button.click();
  release();
  await said(page, words.lead.noteDeleted);
  await page.keyboard.press('u');
  await said(page, words.lead.noteAdded);
  expect((await detail(first.id))?.notes.map(({ text }) => text)).toEqual(['Not for long.']);
  await page.keyboard.press('e');
  await said(page, words.lead.stateIs(answered));
});

test('returning to a lead while its reply is being sent shows it as sending, without a draft', async () => {
  const { first, second, page } = await openFirst('Replied');
  const { answered: hasLeft, release } = await holdAnswers(page, `**/${first.id}/reply`);
  await page.keyboard.press('r');
  await page.keyboard.type('Certainly.');
  await page.keyboard.press('Control+Enter');
  await hasLeft;
  await page.keyboard.press('j');
  await heading(page, second.name);
  await page.keyboard.press('k');
  await heading(page, first.name);
  await page.getByRole('button', { name: words.lead.sending }).waitFor();
  release();
  await said(page, words.lead.sent);
  await expect.poll(() => page.getByLabel(words.lead.text, { exact: true }).count()).toBe(0);
});

test('a pending search continues in the lead or folder opened meanwhile', async () => {
  const { first, page } = await openFirst('Sought');
  await page.goto(`${inbox.origin}/inbox`);
  await row(page, first.name).waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('sought');
  await row(page, first.name).getByRole('link').click();
  await heading(page, first.name);
  await said(page, words.list.shown(2));
  expect(page.url()).toContain(first.id);
  await page.goto(`${inbox.origin}/inbox`);
  await row(page, first.name).waitFor();
  await search.fill('sought one');
  await page.getByRole('link', { name: words.folders.held }).click();
  await page.getByText(words.list.noneFound).waitFor();
  expect(page.url()).toContain('folder=held');
});

test('a reconnected event stream refreshes the list and the open lead', async () => {
  const { first, page } = await openFirst('Unseen');
  let isAway = true;
  await intercept(page, `**${calls.events}`, (route) =>
    isAway ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.reload();
  await heading(page, first.name);
  const [bia] = await inbox.store.inbox.people.list();
  const task = { id: first.id, personId: bia?.id ?? '' };
  await inbox.store.inbox.work.setState(task, 'won', Date.now());
  isAway = false;
  await pressed(page, won);
  forgive(failedAnswer);
});

test('a late response does not bring back an erased lead', async () => {
  const lead = await inbox.addOldLead({ name: 'Lingering' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await heading(page, lead.name);
  const { answered: isAsked, release } = await holdAnswers(page, `**/leads/${lead.id}`);
  const { people, work, audit } = inbox.store.inbox;
  const [{ id: personId } = { id: '' }] = await people.list();
  await work.setState({ id: lead.id, personId }, 'won', Date.now());
  await isAsked;
  await audit.add({ personId, action: 'erasure', subjectId: lead.id }, Date.now());
  await inbox.store.leads.erase([lead.id], Date.now());
  await heading(page, words.lead.gone);
  release();
  await settle(page);
  await heading(page, words.lead.gone);
});

test('a failure to load more leads is reported', async () => {
  for (let place = 0; place < 50; place += 1) {
    const receivedAt = Date.now() - 3_600_000 - place;
    await inbox.addLead({ name: `Older ${place}`, email: `o${place}@late.example`, receivedAt });
  }
  const page = await inbox.enter({ language: 'en' });
  await intercept(page, '**/leads?*after=*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: words.list.more }).click();
  await said(page, words.errors.server);
  forgive(failedAnswer);
});

test('more leads are loaded even if a new one arrives meanwhile', async () => {
  const page = await inbox.enter({ language: 'en' });
  const answer = await holdAnswers(page, '**/leads?*after=*');
  await page.getByRole('button', { name: words.list.more }).click();
  await answer.answered;
  await inbox.addLead({ name: 'Meanwhile', email: 'meanwhile@late.example' });
  await page.getByRole('button', { name: words.list.showNew(1) }).waitFor();
  answer.release();
  await row(page, 'Older 49').waitFor();
});

test('the lead below the last one on a page of the list can be reached', async () => {
  const { page } = await openFirst('Beyond');
  await page.locator('[data-lead]').nth(49).click();
  await page.getByRole('button', { name: words.lead.next }).click();
  const below = await page.locator('[data-lead]').nth(50).getAttribute('data-lead');
  expect(page.url()).toContain(below);
});

test('the previous lead can be reached after the open one left the list', async () => {
  const { first, second, page } = await openFirst('Left');
  await page.goto(`${inbox.origin}/inbox/leads/${second.id}?state=new`);
  await heading(page, second.name);
  await row(page, first.name).waitFor();
  await page.keyboard.press('e');
  await said(page, words.lead.stateIs(answered));
  await page.keyboard.press('k');
  await heading(page, first.name);
});

test('a repeated failure is announced each time', async () => {
  const { first, page } = await openFirst('Failing');
  await intercept(page, `**/${first.id}/notes`, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.getByLabel(words.lead.note).fill('On a train.');
  const message = page.getByText(words.errors.kept);
  await page.keyboard.press('Control+Enter');
  await message.waitFor();
  const before = await message.elementHandle();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => before?.evaluate((it) => it.isConnected)).toBe(false);
  await message.waitFor();
  forgive(failedAnswer);
});

test('text typed into a template while it is being saved stays', async () => {
  const page = await inbox.enter({ language: 'en', path: '/account' });
  const text = page.getByLabel(words.account.templateText).first();
  await text.fill('Hello {person}.');
  const { answered: isSaved, release } = await holdAnswers(page, `**${calls.templates}`);
  await text.press('Tab');
  await page.keyboard.press('Enter');
  await isSaved;
  await text.fill('Hello {person}. Best, {me}');
  release();
  await said(page, words.frame.saved);
  expect(await text.inputValue()).toBe('Hello {person}. Best, {me}');
});

test('a failed erasure is reported even after its dialog was closed', async () => {
  const { first, second, page } = await openFirst('Kept');
  await page.getByRole('button', { name: words.lead.erase }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(first.email);
  const fail = await failLate(page, `**/${first.id}`);
  await dialog.getByRole('button', { name: words.lead.eraseAction }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await heading(page, second.name);
  fail();
  await said(page, `${first.name} – ${words.errors.server}`);
  forgive(failedAnswer);
});
