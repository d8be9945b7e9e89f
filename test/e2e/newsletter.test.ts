import './support/usual-languages.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content } from '#site';
import {
  type MailReceiver,
  openMailReceiver,
} from '../../service/delivery/testing/mail-receiver.ts';
import { desktop, failedAnswer, forgive, lendPage, phone, visit } from './support/browser.ts';
import { firstCase } from './support/cases.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { intercept } from './support/intercept.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let mail: MailReceiver;
let site: Site;
beforeAll(async () => {
  mail = await openMailReceiver();
  site = await startSite({
    SMTP_URL: mail.url,
    MAIL_FROM: 'site@trinta.example',
    NOTIFY_TO: 'owner@trinta.example',
  });
});
afterAll(async () => {
  await site.stop();
  await mail.close();
});

const form = (page: Page, name: string) => page.getByRole('form', { name });

/** Resolves to the confirmation mail to an address once it has arrived. */
async function confirmationFor(email: string) {
  const found = () => mail.mails.find(({ recipients }) => recipients.includes(email));
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found();
}

const isInWindow = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);

const isSubscribed = async (email: string) =>
  (await site.leads('subscribers', '--format', 'jsonl')).includes(email);

describe.each([
  {
    language: 'pt-BR',
    path: '/privacy',
    device: phone,
    words: content.words['pt-BR'].newsletter,
    sentences: content.words['pt-BR'].sentences,
  },
  {
    language: 'en',
    path: `/en/project/${firstCase}`,
    device: desktop,
    words: content.words.en.newsletter,
    sentences: content.words.en.sentences,
  },
] as const)('the newsletter in $language', ({ language, path, device, words, sentences }) => {
  test('has a subscriber once the button behind the mail’s link is pressed', async () => {
    const email = newAddress(`reader-${language}`);
    const page = await visit(site.origin + path, device);
    const field = form(page, words.heading).getByLabel(words.email);
    await field.fill(email);
    await form(page, words.heading).getByRole('button', { name: words.submit }).click();
    await form(page, words.heading)
      .getByRole('status')
      .filter({ hasText: words.success })
      .waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity;
    expect(
      await top(form(page, words.heading).getByRole('status')),
      'near the button, with the small print below it',
    ).toBeLessThan(await top(form(page, words.heading).getByText(words.consent)));

    const link = /\S+\/newsletter\/confirm\?token=[\w-]+/.exec(
      (await confirmationFor(email))?.text ?? '',
    );
    await page.goto(link?.[0] ?? '');
    const said = content.words[language]['newsletter-pages'];
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByRole('heading', { name: said['ask-confirm'].title }).waitFor();
    expect(await isSubscribed(email), 'opening the link changes nothing').toBe(false);
    await page.getByRole('button', { name: said['ask-confirm'].action }).click();
    await page.getByRole('heading', { name: said.confirmed.title }).waitFor();
    expect(await isSubscribed(email)).toBe(true);
    await page.getByRole('link', { name: said.back }).click();
    await page.waitForURL(language === 'en' ? `${site.origin}/en` : `${site.origin}/`);
  });

  test('submitted twice before hydration is sent once, and says so', async () => {
    const page = await lendPage(device);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    const release = await openBeforeScripts(page, site.origin + path);
    const field = form(page, words.heading).getByLabel(words.email);
    await field.fill(`early-${language}@prado.example`.toLowerCase());
    for (let press = 0; press < 2; press += 1) await field.press('Enter');
    release();
    await form(page, words.heading)
      .getByRole('status')
      .filter({ hasText: words.success })
      .waitFor();
    // A second request would have been sent with the first, before its response.
    expect(posts).toEqual(['/api/newsletter']);
  });

  test('an address corrected after an early submission waits for another one', async () => {
    const page = await lendPage(device);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON().email);
    });
    const release = await openBeforeScripts(page, site.origin + path);
    const field = form(page, words.heading).getByLabel(words.email);
    const right = newAddress(`corrected-${language}`);
    await field.fill('joana@prado');
    await field.press('Enter');
    await field.fill(right.slice(0, -2));
    release();
    await page.locator('astro-island[opts*=touch][data-ready]').waitFor({ state: 'attached' });
    await field.press('End');
    await page.keyboard.type(right.slice(-2));
    await field.press('Enter');
    await form(page, words.heading)
      .getByRole('status')
      .filter({ hasText: words.success })
      .waitFor();
    expect(sent).toEqual([right]);
  });

  test('reports an invalid address beside the field, and keeps it', async () => {
    const page = await visit(site.origin + path, device);
    const field = form(page, words.heading).getByLabel(words.email);
    const send = form(page, words.heading).getByRole('button', { name: words.submit });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    const wrong = [
      { typed: '', problem: 'required' },
      { typed: 'joana.prado', problem: 'invalid' },
    ] as const;
    for (const { typed, problem } of wrong) {
      await field.fill(typed);
      // At the window's lower edge, where content below it would not be visible.
      await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await send.click();
      const description = sentences.field.email[problem];
      await field.and(page.getByRole('textbox', { description })).waitFor();
      const said = form(page, words.heading).getByText(description);
      await expect.poll(() => isInWindow(said)).toBe(true);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.inputValue()).toBe(typed);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(posts, 'no address, nothing sent').toBe(0);
  });

  test('does not say that a mail was sent to an invalid address', async () => {
    const page = await visit(site.origin + path, device);
    const field = form(page, words.heading).getByLabel(words.email);
    const said = form(page, words.heading).getByRole('status').filter({ hasText: words.success });
    await field.fill(`first-${language}@prado.example`.toLowerCase());
    await field.press('Enter');
    await said.waitFor();
    await field.fill('joana.prado');
    await field.press('Enter');
    await field.and(page.locator('[aria-invalid=true]')).waitFor();
    await said.waitFor({ state: 'detached' });
  });

  test('has a live region that announces sending and its result', async () => {
    const page = await visit(site.origin + path, device);
    const said = form(page, words.heading).getByRole('status');
    // A live region inserted with its text is not announced.
    expect(await said.count()).toBe(1);
    expect(await said.textContent()).toBe('');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await intercept(page, '**/api/newsletter', async (route) => {
      await answered;
      await route.fulfill({ status: 202, json: {} });
    });
    const height = () =>
      form(page, words.heading).evaluate((it) => it.getBoundingClientRect().height);
    const before = await height();
    await form(page, words.heading).getByLabel(words.email).fill('listener@prado.example');
    await form(page, words.heading).getByLabel(words.email).press('Enter');
    await said.filter({ hasText: words.submitting }).waitFor();
    expect(await height(), 'what the button shows already takes no room').toBe(before);
    const field = form(page, words.heading).getByLabel(words.email);
    expect(await field.isEditable(), 'success would clear what is typed now').toBe(false);
    answer();
    await said.filter({ hasText: words.success }).waitFor();
  });

  test('keeps the address if sending fails, and says so', async () => {
    const page = await visit(site.origin + path, device);
    await intercept(page, '**/api/newsletter', (route) => route.abort('failed'));
    const field = form(page, words.heading).getByLabel(words.email);
    await field.fill('away@prado.example');
    await field.press('Enter');
    await form(page, words.heading)
      .getByRole('status')
      .filter({ hasText: words.failure })
      .waitFor();
    expect(await field.inputValue()).toBe('away@prado.example');
    forgive(failedAnswer);
  });

  test('without script, offers the mail address and no dead controls', async () => {
    const page = await lendPage({ ...device, javaScriptEnabled: false });
    await page.goto(site.origin + path);
    const place = form(page, words.heading);
    await place.getByText(words.noScript).waitFor();
    expect(await place.getByRole('link', { name: content.facts.email }).getAttribute('href')).toBe(
      `mailto:${content.facts.email}`,
    );
    expect(await place.getByRole('textbox').count()).toBe(0);
    expect(await place.getByRole('button').count()).toBe(0);
  });
});
