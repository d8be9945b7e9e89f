import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage, phone } from '../e2e/support/browser.ts';
import { startSite } from '../e2e/support/site.ts';
import { type Inbox, invitation, mailedLink, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

/** A device with a passkey store of its own, whose owner says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('before anybody is invited there is no inbox, and its address is not found', async () => {
  const site = await startSite();
  try {
    const page = await newPage(desktop);
    expect((await page.goto(`${site.origin}/inbox`))?.status()).toBe(404);
    forgive(failedAnswer);
  } finally {
    await site.stop();
  }
});

describe.each([
  { language: 'pt-BR', device: phone },
  { language: 'en', device: desktop },
] as const)('in $language', ({ language, device }) => {
  const { enter, account, frame, signIn } = inboxWords[language];

  test('an invitation leads in once, and a passkey from then on', async () => {
    const email = `passkey-${language}@trinta.example`.toLowerCase();
    const link = await invitation(inbox, email);
    const page = await newPage({ ...device, locale: language });
    await addAuthenticator(page);
    await page.goto(link);
    await page.getByRole('button', { name: enter.action }).waitFor();
    expect(new URL(page.url()).hash, 'no screen and no history shows the token').toBe('');
    await page.getByRole('button', { name: enter.action }).click();
    await page.getByRole('button', { name: enter.continue }).click();
    await page.getByText(enter.nameMissing).waitFor();
    await page.getByLabel(enter.nameLabel).fill('Ana Souza');
    await page.getByRole('button', { name: enter.continue }).click();
    await page.getByRole('button', { name: enter.addPasskey }).click();
    const sections = page.getByRole('navigation', { name: frame.sections });
    await sections.waitFor();

    await sections.getByRole('link', { name: frame.account, exact: true }).click();
    await page.getByRole('button', { name: account.signOut }).click();
    await page.getByRole('heading', { name: signIn.title }).or(sections).waitFor();
    // This device says yes to the offer in the address' field, too: it may be in before the click.
    const button = page.getByRole('button', { name: signIn.passkey });
    await button.click({ timeout: 5_000 }).catch(() => undefined);
    await sections.waitFor();

    const other = await newPage({ ...device, locale: language });
    await other.goto(link);
    await other.getByRole('button', { name: enter.action }).click();
    await other.getByRole('heading', { name: enter.refused }).waitFor();
    forgive(failedAnswer);
  });

  test('a link by mail leads back to where the session ended', async () => {
    const email = `link-${language}@trinta.example`.toLowerCase();
    const lead = await inbox.addLead();
    const page = await inbox.enter({ email, language, device, path: `/leads/${lead.id}` });
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('heading', { name: signIn.title }).waitFor();
    await page.getByRole('button', { name: signIn.link }).click();
    await page.getByText(signIn.invalid).waitFor();
    await page.getByLabel(signIn.email).fill(email);
    await page.getByRole('button', { name: signIn.link }).click();
    await page.getByRole('heading', { name: signIn.sentTitle }).waitFor();
    const mail = await page.context().newPage();
    await mail.goto(await mailedLink(inbox, email));
    await mail.getByRole('button', { name: enter.action }).click();
    const later = mail.getByRole('button', { name: enter.later });
    const name = mail.getByRole('heading', { name: lead.name });
    await later.or(name).waitFor();
    if (await later.isVisible()) await later.click();
    await name.waitFor();
    expect(mail.url()).toContain(lead.id);
    forgive(failedAnswer);
  });

  test('an unknown address is answered like a known one', async () => {
    const page = await newPage({ ...device, locale: language });
    await page.goto(`${inbox.origin}/inbox`);
    await page.getByLabel(signIn.email).fill('nobody@elsewhere.example');
    await page.getByLabel(signIn.email).press('Enter');
    await page.getByText(signIn.sent('nobody@elsewhere.example')).waitFor();
    forgive(failedAnswer);
  });
});
