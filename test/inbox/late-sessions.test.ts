import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { failLate, holdAnswers, settle } from './support/hold.ts';
import { addAuthenticator, type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const { signIn, enter, frame, states, errors } = inboxWords.en;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const isInside = (page: Page) => page.getByRole('navigation', { name: frame.sections }).waitFor();

/** Opens the inbox for a new person who has a passkey. */
async function openPage(): Promise<Page> {
  const page = await newPage({ ...desktop, locale: 'en' });
  await addAuthenticator(page);
  await page.goto(await inbox.invite(`${crypto.randomUUID()}@sessions.example`));
  await button(page, enter.action).click();
  await page.getByLabel(enter.nameLabel).fill('Ana Souza');
  await button(page, enter.continue).click();
  await button(page, enter.addPasskey).click();
  await isInside(page);
  return page;
}

async function signInByPasskey(page: Page): Promise<void> {
  await button(page, signIn.passkey).click();
  await isInside(page);
}

/** Ends the session and starts a search, whose response is 401 if the page has not noticed before. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.keyboard.press('/');
  await page.keyboard.type('x');
  await heading(page, signIn.title);
}

/** Simulates a return to the window. */
const returnToWindow = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Checks that the person is still signed in, by navigating to another page. */
async function expectSignedIn(page: Page): Promise<void> {
  await settle(page);
  await page.getByRole('link', { name: frame.numbers }).click();
  await heading(page, frame.numbers);
}

test('a late “signed out” response does not sign out a person who has signed in since', async () => {
  const page = await openPage();
  await page.context().clearCookies();
  await page.reload();
  await heading(page, signIn.title);
  const late = await holdAnswers(page, `**${calls.session}`, 1);
  await returnToWindow(page);
  await late.answered;
  await signInByPasskey(page);
  late.release();
  await expectSignedIn(page);
  forgive(failedAnswer);
});

test('a late 401 for the list does not sign out a person who has signed in since', async () => {
  const lead = await inbox.addLead({ name: 'Listed Late' });
  const page = await openPage();
  await row(page, lead.name).waitFor();
  await page.context().clearCookies();
  const late = await holdAnswers(page, `**${calls.leads}?*`, 1);
  // An event would request the list again.
  await intercept(page, `**${calls.events}`, () => {});
  await page.goto(`${inbox.origin}/inbox`);
  await late.answered;
  await heading(page, signIn.title);
  await signInByPasskey(page);
  late.release();
  await row(page, lead.name).waitFor();
  await expectSignedIn(page);
  forgive(failedAnswer);
});

test('a late 401 for a change does not sign out a person who has signed in since', async () => {
  const lead = await inbox.addLead({ name: 'Changed Late' });
  const page = await openPage();
  await page.goto(`${inbox.origin}/inbox/leads/${lead.id}`);
  await heading(page, lead.name);
  const refuse = await failLate(page, '**/state', 401);
  await button(page, states.won).click();
  await endSession(page);
  await signInByPasskey(page);
  refuse();
  await page.getByText(errors.signedOut).waitFor();
  await expectSignedIn(page);
  forgive(failedAnswer);
});

test('a late “signed in” response does not reopen a session that has ended', async () => {
  const lead = await inbox.addLead({ name: 'Ended Early' });
  const page = await openPage();
  await page.goto(`${inbox.origin}/inbox/leads/${lead.id}`);
  await heading(page, lead.name);
  const late = await holdAnswers(page, `**${calls.session}`, 1);
  // A change by an unknown person makes the page request the session again.
  const [person] = await inbox.store.inbox.people.list();
  const task = { id: lead.id, personId: person?.id ?? '' };
  await inbox.store.inbox.work.setState(task, 'won', Date.now());
  await late.answered;
  await endSession(page);
  const email = page.getByLabel(signIn.email);
  await email.fill('half@an');
  late.release();
  await settle(page);
  await returnToWindow(page);
  await settle(page);
  expect(await email.inputValue()).toBe('half@an');
  forgive(failedAnswer);
});
