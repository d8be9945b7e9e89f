import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { holdAnswers, settle } from './support/hold.ts';
import { addAuthenticator, type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  // The inbox exists only after the first invitation.
  await inbox.invite('somebody@passkeys.example');
});
afterAll(() => inbox.stop());

const { signIn, enter, account, frame } = inboxWords.en;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();
const isInside = (page: Page) => page.getByRole('navigation', { name: frame.sections }).waitFor();
const options = `**${calls.passkeySignIn}`;

/** Opens a page whose passkey prompts are never answered. */
async function openPage(): Promise<Page> {
  const page = await newPage({ ...desktop, locale: 'en' });
  await page.addInitScript(() => {
    const waiting: string[] = [];
    Object.assign(globalThis, { waiting });
    const ask = (kind: string, signal: AbortSignal | null | undefined) => {
      waiting.push(kind);
      return new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(kind), 1);
          reject(signal.reason);
        });
      });
    };
    navigator.credentials.get = (how) => ask('asked', how?.signal);
    navigator.credentials.create = (how) => ask('made', how?.signal);
  });
  return page;
}

/** The passkey prompts that are open. */
const asksFor = (page: Page) =>
  page.evaluate((): unknown => Object.getOwnPropertyDescriptor(globalThis, 'waiting')?.value);

/** Releases a late response; resolves once the page has handled it. */
async function arrive(page: Page, url: RegExp, release: () => void): Promise<void> {
  const came = page.waitForResponse(url);
  release();
  await came;
  await settle(page);
}

test('requesting a link by mail cancels a pending passkey prompt', async () => {
  const page = await openPage();
  await page.goto(`${inbox.origin}/inbox`);
  const late = await holdAnswers(page, options);
  await button(page, signIn.passkey).click();
  await late.answered;
  await page.getByLabel(signIn.email).fill('somebody@passkeys.example');
  await button(page, signIn.link).click();
  await heading(page, signIn.sentTitle);
  await arrive(page, /sign-in\/passkey$/, late.release);
  expect(await asksFor(page)).toEqual([]);
  await button(page, signIn.other).click();
  await heading(page, signIn.title);
  expect(await page.getByText(signIn.passkeyCancelled).count()).toBe(0);
  forgive(failedAnswer);
});

test('a double click prompts for one passkey and shows no error', async () => {
  const page = await openPage();
  await page.goto(`${inbox.origin}/inbox`);
  const late = await holdAnswers(page, options);
  await button(page, signIn.passkey).dblclick();
  await late.answered;
  await arrive(page, /sign-in\/passkey$/, late.release);
  await expect.poll(() => asksFor(page)).toEqual(['asked']);
  expect(await page.getByText(signIn.passkeyCancelled).count()).toBe(0);
  await button(page, signIn.passkey).click();
  await expect.poll(() => asksFor(page)).toEqual(['asked']);
  expect(await page.getByText(signIn.passkeyCancelled).count()).toBe(0);
  forgive(failedAnswer);
});

test('a refused passkey is reported, and can be tried again', async () => {
  const page = await openPage();
  await page.goto(`${inbox.origin}/inbox`);
  await intercept(page, options, (route) => route.fulfill({ status: 403, json: {} }), 1);
  await button(page, signIn.passkey).click();
  await page.getByText(signIn.passkeyFailed).waitFor();
  await button(page, signIn.passkey).click();
  await expect.poll(() => asksFor(page)).toEqual(['asked']);
  forgive(failedAnswer);
});

test('leaving the page cancels the passkey prompt', async () => {
  const page = await openPage();
  await page.goto(await inbox.invite(newAddress('goes')));
  await button(page, enter.action).click();
  await page.getByLabel(enter.nameLabel).fill('Goes On');
  await button(page, enter.continue).click();
  const late = await holdAnswers(page, `**${calls.passkeys}/options`);
  await button(page, enter.addPasskey).click();
  await late.answered;
  await button(page, enter.later).click();
  await isInside(page);
  await arrive(page, /passkeys\/options$/, late.release);
  expect(await asksFor(page)).toEqual([]);

  await page.getByRole('link', { name: frame.account }).click();
  await button(page, account.addPasskey).click();
  await expect.poll(() => asksFor(page)).toEqual(['made']);
  await page.getByRole('link', { name: frame.leads }).click();
  await expect.poll(() => asksFor(page)).toEqual([]);
  await page.getByRole('searchbox').waitFor();
  expect(await page.getByText(account.passkeyFailed).count()).toBe(0);
});

test('a passkey created late does not navigate away from the page opened meanwhile', async () => {
  const page = await newPage({ ...desktop, locale: 'en' });
  await addAuthenticator(page);
  await page.goto(await inbox.invite(newAddress('late')));
  await button(page, enter.action).click();
  await page.getByLabel(enter.nameLabel).fill('Late One');
  await button(page, enter.continue).click();
  const late = await holdAnswers(page, `**${calls.passkeys}`);
  await button(page, enter.addPasskey).click();
  await late.answered;
  await button(page, enter.later).click();
  await isInside(page);
  await page.getByRole('link', { name: frame.numbers }).click();
  await heading(page, frame.numbers);
  await arrive(page, /passkeys$/, late.release);
  expect(new URL(page.url()).pathname).toBe('/inbox/numbers');
});
