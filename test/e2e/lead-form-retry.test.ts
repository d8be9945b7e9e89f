import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import { failedAnswer, forgive, hydrated, newPage, phone, visit } from './support/browser.ts';
import { installClock } from './support/clock.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import { intercept } from './support/intercept.ts';
import {
  control,
  fillLead,
  formWords,
  leadForm,
  leadsFrom,
  sendButton,
  sendLead,
  sentences,
  toastSaying,
  typedWords,
} from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const words = formWords[languages[0]];

test('a lead whose response was lost is not duplicated after a reload', async () => {
  const email = newAddress('lost');
  const page = await visit(site.origin, phone);
  let isLost = true;
  await intercept(page, '**/api/leads', async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const typed = await fillLead(page, { email });
  await sendButton(page).click();
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  isLost = false;
  await page.reload();
  await hydrated(page);
  expect(await typedWords(page)).toEqual(typed);
  await sendButton(page).click();
  await toastSaying(page, 'status', words.success.title);
  expect(await leadsFrom(site, email)).toHaveLength(1);

  await fillLead(page, { email });
  await sendButton(page).click();
  await expect.poll(() => leadsFrom(site, email)).toHaveLength(2);
  forgive(failedAnswer);
});

test('a form submitted twice at once by a script is sent once', async () => {
  const page = await visit(site.origin);
  let calls = 0;
  await intercept(page, '**/api/leads', async (route) => {
    calls += 1;
    await route.continue();
  });
  await fillLead(page, { email: newAddress('twice') });
  await leadForm(page).evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    form.requestSubmit();
  });
  await toastSaying(page, 'status', words.success.title);
  expect(calls).toBe(1);
});

test('a lead corrected after a lost answer is sent without a reload', async () => {
  const email = newAddress('put-right');
  const page = await visit(site.origin);
  await intercept(page, '**/api/leads', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillLead(page, { email });
  await sendButton(page).click();
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  await page.unrouteAll({ behavior: 'wait' });
  await control(page, 'phone').fill('11912345678');
  await sendButton(page).click();
  await toastSaying(page, 'status', words.success.title);
  const phones = (await leadsFrom(site, email)).map((lead) => lead.phone);
  expect(phones).toEqual(['11912345678', '11987654321']);
  forgive(failedAnswer);
});

test('offline, the error does not blame the verification or ask for a reload', async () => {
  const email = newAddress('train');
  const page = await visit(site.origin, phone);
  const typed = await fillLead(page, { email });
  await page.context().setOffline(true);
  // The first attempt may use an earlier token; the second cannot get one.
  for (const _ of ['first', 'second']) {
    const failed = page.waitForEvent('requestfailed');
    await sendButton(page).click();
    await failed;
    await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  }
  expect(await typedWords(page)).toEqual(typed);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await toastSaying(page, 'status', words.success.title);
  expect(await leadsFrom(site, email)).toHaveLength(1);
  forgive(failedAnswer);
});

test.each(['/api/form', '/api/verification/challenge'])(
  'if %s never answers, the form reports it, keeps its content and can be sent again',
  async (path) => {
    const page = await newPage();
    await installClock(page);
    let isSilent = true;
    await page.route(`**${path}`, (route) => (isSilent ? undefined : route.continue()));
    await page.goto(site.origin);
    await hydrated(page);
    const asked = page.waitForRequest(`**${path}`);
    const email = newAddress('silent');
    const typed = await fillLead(page, { email });
    await asked;
    await sendButton(page).click();
    await page.clock.fastForward(60_000);
    await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
    expect(await typedWords(page)).toEqual(typed);
    isSilent = false;
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    expect(await leadsFrom(site, email)).toHaveLength(1);
    forgive(failedAnswer);
  },
);

describe('scripts that fail', () => {
  const channels = (page: Page) => page.getByText(words.channels.noScript);

  test('leave a form with typed words in place, and send it once they load', async () => {
    const email = newAddress('stubborn');
    const page = await newPage(phone);
    let areGone = true;
    await page.route('**/assets/*.js', async (route) => {
      // Once the words are typed.
      if (areGone) await page.waitForFunction(() => 'typed' in window);
      await (areGone ? route.abort('connectionfailed') : route.continue());
    });
    await page.goto(site.origin, { waitUntil: 'commit' });
    const typed = await fillLead(page, { email });
    await page.evaluate(() => Object.assign(window, { typed: true }));
    await channels(page).waitFor();
    expect(await typedWords(page)).toEqual(typed);
    expect(await leadForm(page).isVisible()).toBe(true);
    areGone = false;
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    expect(await leadsFrom(site, email)).toHaveLength(1);
    expect(await channels(page).isVisible()).toBe(false);
    forgive(failedAnswer);
  });

  test('a failed chunk is requested again', async () => {
    const email = newAddress('unlucky');
    const page = await newPage(phone);
    let isGone = true;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isReact = (await response.text()).includes('rendererPackageName');
      if (!isReact || !isGone) return route.fulfill({ response });
      isGone = false;
      // Once the words are typed.
      await page.waitForFunction(() => 'typed' in window);
      await route.abort('connectionfailed');
    });
    await page.goto(site.origin, { waitUntil: 'commit' });
    const typed = await fillLead(page, { email });
    await page.evaluate(() => Object.assign(window, { typed: true }));
    expect(await typedWords(page)).toEqual(typed);
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    expect(await leadsFrom(site, email)).toHaveLength(1);
    forgive(failedAnswer);
  });

  test('while the form starts leave the direct channels', async () => {
    const page = await newPage(phone);
    await page.clock.install();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'FormData'));
    await page.goto(site.origin);
    await leadForm(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(30_000);
    await channels(page).waitFor();
    forgive(/FormData/);
  });

  test('if scripts load late, the direct channels are shown, then the form with what was typed', async () => {
    const page = await newPage(phone);
    await page.clock.install();
    const release = await openBeforeScripts(page, site.origin);
    await control(page, 'name').fill('Joana');
    await page.clock.fastForward(30_000);
    await channels(page).waitFor();
    release();
    await hydrated(page);
    expect(await channels(page).isVisible()).toBe(false);
    expect(await control(page, 'name').inputValue()).toBe('Joana');
  });
});

test('a double click sends one lead', async () => {
  const email = newAddress('double');
  const page = await visit(site.origin);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) posts += 1;
  });
  await fillLead(page, { email });
  await sendButton(page).dblclick();
  await toastSaying(page, 'status', words.success.title);
  expect(posts).toBe(1);
  expect(await leadsFrom(site, email)).toHaveLength(1);
});

test('a request without an answer times out, and the second attempt is the same lead', async () => {
  const email = newAddress('patient');
  const page = await newPage();
  await installClock(page);
  await page.goto(site.origin);
  await hydrated(page);
  let isSilent = true;
  await intercept(page, '**/api/leads', async (route) => {
    // The lead is stored and only the response is lost, the worst case.
    if (isSilent) await route.fetch();
    else await route.continue();
  });
  const asked = page.waitForRequest('**/api/leads');
  const typed = await sendLead(page, email);
  await asked;
  await expect.poll(() => leadsFrom(site, email)).toHaveLength(1);
  await page.clock.fastForward(60_000);
  await toastSaying(page, 'alert', sentences[languages[0]].request.generic);
  expect(await typedWords(page)).toEqual(typed);
  isSilent = false;
  await sendButton(page).click();
  await toastSaying(page, 'status', words.success.title);
  expect(await leadsFrom(site, email)).toHaveLength(1);
  forgive(failedAnswer);
});
