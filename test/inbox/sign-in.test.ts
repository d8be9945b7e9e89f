import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage, phone } from '../e2e/support/browser.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { addAuthenticator, type Inbox, startInbox } from './support/inbox.ts';

let site: Inbox;
beforeAll(async () => {
  site = await startInbox();
});
afterAll(() => site.stop());

const { signIn, enter, account, frame } = inboxWords['pt-BR'];
const inPortuguese = { locale: 'pt-BR' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens a link and presses its button; enters a name if one is asked for. */
async function enterBy(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  // The page is open already: another link to it changes only the fragment.
  await button(page, enter.action).click();
  if (name === undefined) return;
  await page.getByLabel(enter.nameLabel).fill(name);
  await button(page, enter.continue).click();
}

const isInside = (page: Page) => page.getByRole('link', { name: frame.account }).first().waitFor();

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site.origin}/inbox/account`);
  await button(page, account.signOut).click();
  await heading(page, signIn.title).waitFor();
  expect(await page.getByText(signIn.ended).count()).toBe(0);
}

test('before the first invitation, the inbox answers as a page that does not exist', async () => {
  const page = await newPage();
  const answer = await page.goto(`${site.origin}/inbox`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator('script[src*="/inbox/"]').count()).toBe(0);
  forgive(failedAnswer);
});

test('a tab on the sign-in page opens the inbox after a sign-in in another tab', async () => {
  const link = await site.invite(newAddress('duas.abas'));
  const page = await newPage({ ...desktop, ...inPortuguese });
  await page.goto(`${site.origin}/inbox`);
  await heading(page, signIn.title).waitFor();
  const other = await page.context().newPage();
  await enterBy(other, link, 'Bia');
  await button(other, enter.later).waitFor();
  await page.bringToFront();
  // A headless browser treats both tabs as visible, so the event has to be dispatched.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await isInside(page);
  forgive(failedAnswer);
});

test('an owner accepts the invitation, creates a passkey and signs in with it', async () => {
  const page = await newPage({ ...desktop, ...inPortuguese });
  await addAuthenticator(page);
  const link = await site.invite(newAddress('dona'), 'owner');
  await enterBy(page, link, 'Dona Ana');
  expect(page.url()).not.toContain('#');
  await button(page, enter.addPasskey).click();
  await isInside(page);

  const cookies = await page.context().cookies();
  expect(cookies).toMatchObject([
    { name: '__Host-inbox', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  await page.reload();
  await isInside(page);

  // Signing out ends the session on the server, too: a copy of the cookie is worthless.
  await page.goto(`${site.origin}/inbox/account`);
  await button(page, account.signOut).click();
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join() };
  const status = async () => (await fetch(site.origin + calls.session, { headers })).status;
  await expect.poll(status).toBe(401);

  await button(page, signIn.passkey).click();
  await isInside(page);
  forgive(failedAnswer);
});

test('a device that has a passkey already says so, and another device gets its own', async () => {
  const page = await newPage({ ...desktop, ...inPortuguese });
  const device = await addAuthenticator(page);
  await enterBy(page, await site.invite(newAddress('dois')), 'Dois Aparelhos');
  await button(page, enter.addPasskey).click();
  await isInside(page);
  await page.goto(`${site.origin}/inbox/account`);
  await button(page, account.addPasskey).click();
  await page.getByText(account.passkeyKnown).waitFor();

  await device.send('WebAuthn.disable');
  await addAuthenticator(page);
  await page.getByLabel(account.passkeyLabel).fill('Celular');
  await button(page, account.addPasskey).click();
  await button(page, account.removePasskey('Celular')).waitFor();
});

test('a colleague signs in by mail on a phone, and the link works once', async () => {
  const email = newAddress('colega');
  const page = await newPage({ ...phone, ...inPortuguese });
  await site.leads('invite', email);
  const invitation = await site.mailedLink(email, 1);
  await enterBy(page, invitation, 'Bia');
  await button(page, enter.later).click();
  await isInside(page);
  await signOut(page);

  await page.goto(`${site.origin}/inbox`);
  await page.getByLabel(signIn.email).fill(email);
  await button(page, signIn.link).click();
  await heading(page, signIn.sentTitle).waitFor();
  const link = await site.mailedLink(email, 2);
  await enterBy(page, link);
  await button(page, enter.later).click();
  await isInside(page);

  // Both links are used up for anybody who finds them later.
  const thief = await newPage({ ...desktop, ...inPortuguese });
  for (const used of [invitation, link]) {
    await thief.goto('about:blank');
    await enterBy(thief, used);
    await heading(thief, enter.refused).waitFor();
  }
  expect(await thief.context().cookies()).toEqual([]);
  forgive(failedAnswer);
});

test('a link whose button was not pressed still works after a reload', async () => {
  const page = await newPage({ ...phone, ...inPortuguese });
  await page.goto(await site.invite(newAddress('depois')));
  await button(page, enter.action).waitFor();
  await page.reload();
  await button(page, enter.action).click();
  await page.getByLabel(enter.nameLabel).waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  forgive(failedAnswer);
});

test('an unknown address gets the same answer as a known one, and no mail', async () => {
  const page = await newPage({ ...desktop, ...inPortuguese });
  await page.goto(`${site.origin}/inbox`);
  await page.getByLabel(signIn.email).fill('fora@trinta.example');
  await button(page, signIn.link).click();
  await heading(page, signIn.sentTitle).waitFor();
  const mails = site.mail.mails.filter(({ recipients }) =>
    recipients.includes('fora@trinta.example'),
  );
  expect(mails).toEqual([]);
  forgive(failedAnswer);
});

test('a revoked person is signed out at the next request', async () => {
  const email = newAddress('sai');
  const page = await newPage({ ...desktop, ...inPortuguese });
  await enterBy(page, await site.invite(email, 'colleague'), 'Caio');
  await button(page, enter.later).click();
  await isInside(page);
  await site.leads('revoke', email);
  await page.goto(`${site.origin}/inbox/account`);
  await heading(page, signIn.title).waitFor();
  forgive(failedAnswer);
});

test('the application runs under a strict CSP and cannot be framed', async () => {
  const answer = await fetch(`${site.origin}/inbox`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none';script-src 'self';style-src 'self'/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('if everybody is revoked, the last person’s open page is signed out too', async () => {
  const page = await newPage({ ...desktop, ...inPortuguese });
  await enterBy(page, await site.invite(newAddress('ultima')), 'Dona Lia');
  await button(page, enter.later).click();
  await isInside(page);
  const { people } = site.store.inbox;
  for (const { email } of await people.list()) await people.revoke(email, Date.now());
  await heading(page, signIn.title).waitFor({ timeout: 20_000 });
  forgive(failedAnswer);
});
