import './support/usual-languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  desktop,
  failedAnswer,
  forgive,
  hydrated,
  lendPage,
  newPage,
  phone,
} from './support/browser.ts';
import { openBeforeScripts } from './support/held-scripts.ts';
import {
  control,
  fillLead,
  formWords,
  leadForm,
  leadsFrom,
  sendButton,
  toastSaying,
  typedLead,
  typedWords,
} from './support/lead-form.ts';
import { newAddress } from './support/new-address.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Opens a page whose scripts are delayed. */
async function openEarly(path: string, device = desktop) {
  const page = await lendPage(device);
  const release = await openBeforeScripts(page, site.origin + path);
  return { page, release };
}

const verified = /challenge/;

test('a lead typed, chosen and submitted before hydration is sent once, as typed', async () => {
  const email = newAddress('early');
  const { page, release } = await openEarly('/', phone);
  await leadForm(page).getByRole('radio').nth(1).check();
  const typed = await fillLead(page, { email });
  await sendButton(page).click();
  await sendButton(page).click();
  expect(page.url()).toBe(`${site.origin}/`);
  release();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([
    { ...typed, consultationType: 'complete', folder: 'inbox' },
  ]);
});

test('a lead typed before hydration and sent right after it is not taken for a bot’s', async () => {
  const email = newAddress('typed-early');
  const { page, release } = await openEarly('/en');
  const typed = await fillLead(page, { email });
  release();
  await hydrated(page);
  expect(await control(page, 'phone').inputValue(), 'masked once it can be').toBe(
    '(11) 98765-4321',
  );
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords.en.success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ ...typed, folder: 'inbox' }]);
});

test('hydration leaves the caret in the middle of a phone number', async () => {
  const { page, release } = await openEarly('/');
  const phoneField = control(page, 'phone');
  await phoneField.pressSequentially('11987654321');
  for (const _ of '4321') await page.keyboard.press('ArrowLeft');
  release();
  await hydrated(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  expect(await phoneField.inputValue()).toBe('(11) 98760-4321');
});

test('hydration during a composition does not double the digits', async () => {
  const { page, release } = await openEarly('/');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
  await control(page, 'phone').pressSequentially('11');
  await compose('９８７');
  release();
  await hydrated(page);
  await compose('９８７６');
  await keyboard.send('Input.insertText', { text: '9876' });
  expect(await control(page, 'phone').inputValue()).toBe('(11) 9876');
});

test('a consultation chosen after the message replaces it and offers it back', async () => {
  const { page, release } = await openEarly('/');
  await control(page, 'message').fill(typedLead.message);
  await leadForm(page).getByRole('radio').nth(1).check();
  release();
  await hydrated(page);
  const { consultation, bringBack } = formWords['pt-BR'];
  expect(await control(page, 'message').inputValue()).toBe(consultation.types.complete.message);
  await page.getByRole('button', { name: bringBack }).click();
  expect(await control(page, 'message').inputValue()).toBe(typedLead.message);
});

test('a consultation chosen before an early submission fills the empty message', async () => {
  const email = newAddress('default-text');
  const { page, release } = await openEarly('/');
  const typed = await fillLead(page, { email, message: '' });
  await leadForm(page).getByRole('radio').nth(1).check();
  await sendButton(page).click();
  release();
  const { consultation, success } = formWords['pt-BR'];
  await toastSaying(page, 'status', success.title);
  const { message } = consultation.types.complete;
  expect(await leadsFrom(site, email)).toMatchObject([{ ...typed, message }]);
});

test('an early submission sends the message that its sender saw, whatever was chosen', async () => {
  const email = newAddress('as-seen');
  const { page, release } = await openEarly('/');
  const typed = await fillLead(page, { email });
  await leadForm(page).getByRole('radio').nth(1).check();
  await sendButton(page).click();
  release();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ ...typed, consultationType: 'complete' }]);
});

test('a message that was cleared after a choice stays empty', async () => {
  const { page, release } = await openEarly('/');
  await control(page, 'message').fill(typedLead.message);
  await leadForm(page).getByRole('radio').nth(1).check();
  await control(page, 'message').fill('');
  release();
  await hydrated(page);
  expect(await control(page, 'message').inputValue()).toBe('');
});

test.each([
  { before: 'quick', kept: 0, chosen: 1, type: 'complete' },
  { before: 'complete', kept: 1, chosen: 0, type: 'quick' },
])('the $type consultation chosen before hydration wins over a stored draft', async (choice) => {
  const { before, kept, chosen, type } = choice;
  const email = newAddress(`chosen-after-${before}`);
  const { page, release } = await openEarly('/');
  release();
  await hydrated(page);
  await leadForm(page).getByRole('radio').nth(kept).click();
  const typed = await fillLead(page, { email });
  await page.goto(`${site.origin}/privacy`);
  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await openBeforeScripts(page, site.origin);
  await leadForm(page).getByRole('radio').nth(chosen).click();
  await control(page, 'message').fill(typed.message);
  releaseAgain();
  await hydrated(page);
  expect(await typedWords(page)).toEqual(typed);
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ ...typed, consultationType: type }]);
});

test('words typed before hydration win over the stored draft', async () => {
  const { page, release } = await openEarly('/');
  release();
  await hydrated(page);
  const kept = await fillLead(page);
  await page.goto(`${site.origin}/privacy`);
  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await openBeforeScripts(page, site.origin);
  const newer = { email: 'newer@prado.example', message: 'E agora com outras palavras.' };
  await control(page, 'email').fill(newer.email);
  await control(page, 'message').fill(newer.message);
  releaseAgain();
  await hydrated(page);
  expect(await typedWords(page)).toEqual({ ...kept, ...newer });
});

test('missing fields of an early submission are reported after hydration', async () => {
  const { page, release } = await openEarly('/en');
  const typed = await fillLead(page, { name: '' });
  await sendButton(page).click();
  release();
  await leadForm(page).getByRole('alert').waitFor();
  expect(await control(page, 'name').getAttribute('aria-invalid')).toBe('true');
  expect(await typedWords(page)).toEqual(typed);
});

test.each([
  { field: 'message', sent: '', early: 'Precisamos de um ', late: 'portal.' },
  { field: 'phone', sent: '1198765', early: '432', late: '1' },
])('a $field typed on after an early submission waits for another one', async (change) => {
  const { field, sent, early, late } = change;
  const email = newAddress(`${field}-typed-on`);
  const { page, release } = await openEarly('/');
  await fillLead(page, { email, [field]: sent });
  await sendButton(page).click();
  await control(page, field).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(early);
  release();
  await hydrated(page);
  await page.keyboard.type(late);
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ [field]: sent + early + late }]);
});

test('so does a name typed over a stored draft that was not shown yet', async () => {
  const email = newAddress('unseen-draft');
  const { page, release } = await openEarly('/');
  release();
  await hydrated(page);
  await fillLead(page, { email });
  await page.goto(`${site.origin}/privacy`);
  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await openBeforeScripts(page, site.origin);
  await sendButton(page).click();
  await control(page, 'name').pressSequentially('Ana ');
  releaseAgain();
  await hydrated(page);
  await page.keyboard.type('Prado');
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ name: 'Ana Prado' }]);
});

test('so does a lead whose message came with a choice after that submission', async () => {
  const email = newAddress('chosen-late');
  const { page, release } = await openEarly('/');
  await fillLead(page, { email, message: '' });
  await sendButton(page).click();
  await leadForm(page).getByRole('radio').nth(1).check();
  release();
  await hydrated(page);
  const { message } = formWords['pt-BR'].consultation.types.complete;
  await expect.poll(() => control(page, 'message').inputValue()).toBe(message);
  await control(page, 'message').fill(`${message} Até junho.`);
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords['pt-BR'].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ message: `${message} Até junho.` }]);
});

test('if the scripts never load, the direct channels replace the form', async () => {
  const page = await newPage(phone);
  const scripts = '**/assets/*.js*';
  let tries = 0;
  await page.clock.install();
  await page.route(scripts, async (route) => {
    tries += 1;
    await route.abort('connectionfailed');
  });
  await page.goto(site.origin);
  await page.getByText(formWords['pt-BR'].channels.noScript).waitFor();
  expect(await leadForm(page).isVisible()).toBe(false);
  // Each island retries loading once before it gives up.
  await page.waitForFunction(
    () => !document.querySelector('astro-island[client=late]:not([data-failed], [opts*=touch])'),
  );
  await page.clock.runFor(5000);
  const before = tries;
  await page.clock.runFor(60_000);
  expect(tries, 'not again by themselves').toBe(before);
  const tryAgain = page.waitForRequest(scripts);
  await page.keyboard.press('Shift');
  await tryAgain;
  // The previous page's console messages have all arrived once the next one is open.
  await page.goto('about:blank');
  forgive(failedAnswer);
});

test('a proof of work is sent, and no other service is contacted', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/en`);
  await hydrated(page);
  expect(
    asked.some((url) => verified.test(url)),
    'nothing before the first touch',
  ).toBe(false);
  await fillLead(page, { email: 'proof@prado.example' });
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords.en.success.title);
  expect(asked.some((url) => verified.test(url))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(site.origin))).toEqual([]);
  expect(await page.getByText(formWords.en.recaptchaNotice).isVisible()).toBe(false);
});
