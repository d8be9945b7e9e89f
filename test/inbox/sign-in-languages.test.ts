import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage, phone } from '../e2e/support/browser.ts';
import { newAddress } from '../e2e/support/new-address.ts';
import { addAuthenticator, type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

describe.each([
  { language: 'pt-BR', device: phone },
  { language: 'en', device: desktop },
] as const)('in $language', ({ language, device }) => {
  const { enter, account, frame, signIn } = inboxWords[language];

  test('an invitation signs in once, and a passkey from then on', async () => {
    const email = newAddress(`passkey-${language}`);
    const link = await inbox.invite(email);
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
    await page.getByRole('button', { name: signIn.passkey }).click();
    await sections.waitFor();

    const other = await newPage({ ...device, locale: language });
    await other.goto(link);
    await other.getByRole('button', { name: enter.action }).click();
    await other.getByRole('heading', { name: enter.refused }).waitFor();
    forgive(failedAnswer);
  });

  test('a mailed link returns to the page where the session ended', async () => {
    const email = newAddress(`link-${language}`);
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
    await mail.goto(await inbox.mailedLink(email, 1));
    await mail.getByRole('button', { name: enter.action }).click();
    const later = mail.getByRole('button', { name: enter.later });
    const name = mail.getByRole('heading', { name: lead.name });
    await later.or(name).waitFor();
    if (await later.isVisible()) await later.click();
    await name.waitFor();
    expect(mail.url()).toContain(lead.id);
    forgive(failedAnswer);
  });
});

test('a change of the language is confirmed in the new one', async () => {
  const who = { email: newAddress('switch'), language: 'en' } as const;
  const page = await inbox.enter({ ...who, path: '/account' });
  await page.getByLabel(inboxWords.en.account.language).selectOption('pt-BR');
  const said = page.getByRole('status').filter({ hasText: inboxWords['pt-BR'].frame.saved });
  await said.waitFor();
});
