import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive, newPage, phone } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let site: Inbox;
beforeAll(async () => {
  site = await startInbox();
});
afterAll(() => site.stop());

const { enter, frame } = inboxWords.en;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isInside = (page: Page) => page.getByRole('navigation', { name: frame.sections }).waitFor();

/** Opens the invitation link of a new person. */
async function openInvitation(person: string): Promise<Page> {
  const page = await newPage({ ...phone, locale: 'en' });
  await page.goto(await site.invite(newAddress(person)));
  return page;
}

async function giveName(page: Page): Promise<void> {
  await page.getByLabel(enter.nameLabel).fill('Dona Lia');
  await button(page, enter.continue).click();
  await button(page, enter.later).click();
  await isInside(page);
}

test('reloading the page that asks for a name asks for it again', async () => {
  const page = await openInvitation('anew');
  await button(page, enter.action).click();
  await page.getByLabel(enter.nameLabel).waitFor();
  await page.reload();
  await giveName(page);
});

test('an invitation whose response was lost is accepted at the second try', async () => {
  const page = await openInvitation('lost');
  await intercept(
    page,
    `**${calls.enter}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    1,
  );
  await button(page, enter.action).click();
  await page.getByRole('alert').waitFor();
  await button(page, enter.action).click();
  await giveName(page);
  forgive(failedAnswer);
});
