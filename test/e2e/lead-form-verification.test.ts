import './support/usual-languages.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { failedAnswer, forgive, hydrated, newPage, phone, visit } from './support/browser.ts';
import { type GoogleStandIn, startGoogle } from './support/google.ts';
import { type IpService, lookedUpIp, startIpService } from './support/ip-service.ts';
import {
  control,
  formWords,
  leadsFrom,
  sendButton,
  sendLead,
  sentences,
  toastSaying,
  typedWords,
} from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

const siteKey = 'site-key-of-the-test';

let google: GoogleStandIn;
let ipService: IpService;
let site: Site;
beforeAll(async () => {
  google = await startGoogle();
  ipService = await startIpService();
  site = await startSite({
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET: 'secret-of-the-test',
    RECAPTCHA_SCRIPT_URL: google.scriptUrl,
    RECAPTCHA_VERIFY_URL: google.verifyUrl,
    IP_LOOKUP_URL: ipService.url,
  });
});
afterAll(async () => {
  await site.stop();
  await google.stop();
  await ipService.stop();
});
afterEach(() => {
  Object.assign(google, { verdict: {}, script: 'up', verification: 'up' });
  google.scriptRequests.length = 0;
  ipService.mood = 'up';
});

describe('reCAPTCHA', () => {
  const notice = (page: Page, language: 'pt-BR' | 'en') =>
    page.getByText(formWords[language].recaptchaNotice);

  test('is loaded at the first interaction, once, and its notice is shown', async () => {
    const email = newAddress('passed');
    const page = await visit(`${site.origin}/en`);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(google.scriptRequests).toEqual([]);
    expect(foreign).toEqual([]);
    expect(await notice(page, 'en').isVisible()).toBe(false);

    await control(page, 'name').focus();
    const script = page.locator(`head script[src^="${google.scriptUrl}"]`);
    await script.waitFor({ state: 'attached' });
    await notice(page, 'en').waitFor();
    await control(page, 'email').focus();
    const element = await script.evaluate((found) =>
      found instanceof HTMLScriptElement
        ? { async: found.async, defer: found.defer, query: new URL(found.src).search }
        : undefined,
    );
    expect(element).toMatchObject({ async: true, defer: true });
    const query = new URLSearchParams(element?.query);
    expect(query.get('render')).toBe(siteKey);
    expect(query.get('hl')).toBe('en');
    await sendLead(page, email);
    await toastSaying(page, 'status', formWords.en.success.title);
    expect(google.scriptRequests).toHaveLength(1);
    const [lead] = await leadsFrom(site, email);
    expect(lead).toMatchObject({ score: 0.9, userIp: lookedUpIp });
  });

  test('has no badge, because the form has the notice', async () => {
    const page = await visit(`${site.origin}/en`);
    await control(page, 'name').focus();
    await notice(page, 'en').waitFor();
    // Inserts the badge as Google's script does.
    await page.evaluate(() => {
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      badge.style.cssText =
        'width: 256px; height: 60px; display: block; position: fixed; bottom: 14px; right: 0';
      badge.append('reCAPTCHA');
      document.body.append(badge);
    });
    const badge = page.getByText('reCAPTCHA', { exact: true });
    await badge.waitFor({ state: 'attached' });
    expect(await badge.isVisible()).toBe(false);
    expect(await notice(page, 'en').isVisible()).toBe(true);
  });

  test('is never loaded on a page without the form', async () => {
    const page = await visit(`${site.origin}/privacy`);
    const prepared = page.waitForResponse(/challenge/);
    await page.locator('[name=newsletterEmail]').focus();
    await prepared;
    expect(google.scriptRequests).toEqual([]);
    expect(await page.locator('script[src*="render="]').count()).toBe(0);
  });

  test.each([
    { path: '/', words: formWords['pt-BR'], sentences: sentences['pt-BR'] },
    { path: '/en', words: formWords.en, sentences: sentences.en },
  ])('that does not load stops the sending with its error ($path)', async (language) => {
    google.script = 'down';
    const page = await visit(site.origin + language.path, phone);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    const typed = await sendLead(page, 'blocked@prado.example');
    await toastSaying(page, 'alert', language.words.error.title);
    await toastSaying(page, 'alert', language.sentences.request['verification-unavailable']);
    expect(posts).toBe(0);
    expect(await typedWords(page)).toEqual(typed);

    google.script = 'up';
    await sendButton(page).click();
    await toastSaying(page, 'status', language.words.success.title);
    forgive(failedAnswer);
  });

  test.each([
    { path: '/', sentences: sentences['pt-BR'] },
    { path: '/en', sentences: sentences.en },
  ])(
    'that rejects the token is reported, and the form is kept ($path)',
    async ({ path, sentences }) => {
      google.verdict = { success: false, 'error-codes': ['timeout-or-duplicate'] };
      const page = await visit(site.origin + path);
      const typed = await sendLead(page, 'robot@prado.example');
      await toastSaying(page, 'alert', sentences.request['verification-failed']);
      expect(await typedWords(page)).toEqual(typed);
      expect(await leadsFrom(site, 'robot@prado.example')).toEqual([]);
      forgive(failedAnswer);
    },
  );

  test.each([
    { why: 'a low score', change: { verdict: { score: 0.1 } } },
    { why: 'a silent service', change: { verification: 'down' } },
  ])('with $why gets the success response, and the lead is held', async ({ change }) => {
    const email = newAddress('held');
    Object.assign(google, change);
    const page = await newPage();
    // Before the page loads: a clock installed later would restart after the form has read it.
    await page.clock.install();
    await page.goto(site.origin);
    await hydrated(page);
    await control(page, 'name').focus();
    // A form filled in faster than by a person is spam, whatever the score.
    await page.clock.fastForward(5000);
    await sendLead(page, email);
    await toastSaying(page, 'status', formWords['pt-BR'].success.title);
    expect(await leadsFrom(site, email)).toMatchObject([{ folder: 'held' }]);
  });
});

describe('the IP look-up', () => {
  test.each(['slow', 'down', 'garbage', 'refusing'] as const)(
    'that is %s leaves the address empty, and the lead is sent',
    async (mood) => {
      const email = newAddress(mood);
      ipService.mood = mood;
      const page = await visit(site.origin);
      await sendLead(page, email);
      await toastSaying(page, 'status', formWords['pt-BR'].success.title);
      expect(await leadsFrom(site, email)).toMatchObject([{ userIp: '' }]);
      forgive(failedAnswer);
    },
  );
});
