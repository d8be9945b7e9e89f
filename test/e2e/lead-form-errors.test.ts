import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import { leadFields } from '../../contract/lead.ts';
import {
  desktop,
  failedAnswer,
  forgive,
  hydrated,
  newPage,
  phone,
  visit,
} from './support/browser.ts';
import { intercept } from './support/intercept.ts';
import { otherLanguage, otherPrefix } from './support/language.ts';
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
const { request } = sentences[languages[0]];

/** Value of a control's `aria-describedby`. */
async function descriptionOf(page: Page, name: string): Promise<string> {
  const ids = (await control(page, name).getAttribute('aria-describedby')) ?? '';
  const texts = ids
    .split(' ')
    .filter(Boolean)
    .map((id) => page.locator(`#${id}`).textContent());
  return (await Promise.all(texts)).join(' ');
}

test('browsers report no untouched field as invalid', async () => {
  const page = await visit(site.origin);
  // Firefox reports `:invalid` controls as invalid, whatever `aria-invalid` says.
  expect(await page.locator(':invalid').count()).toBe(0);
  expect(await leadForm(page).locator('[aria-required=true]').count()).toBe(5);
});

describe.each([
  { language: languages[0], path: '/', device: phone },
  { language: otherLanguage, path: otherPrefix || '/', device: desktop },
])('what is missing, in $language on $path', ({ language, path, device }) => {
  const { field } = sentences[language];

  test('is shown beside each field and in a summary that takes the focus', async () => {
    const page = await visit(site.origin + path, device);
    await control(page, 'company').fill('Prado & Filhos');
    await sendButton(page).click();
    const summary = leadForm(page).getByRole('alert');
    await summary.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    const required = ['name', 'email', 'phone', 'interest', 'message'] as const;
    expect(await summary.getByRole('link').count()).toBe(required.length);
    for (const name of leadFields) {
      const isRequired = required.some((one) => one === name);
      const invalid = await control(page, name).first().getAttribute('aria-invalid');
      expect(invalid === 'true', name).toBe(isRequired);
    }
    for (const name of required) {
      const sentence = field[name]?.required ?? '';
      expect(await descriptionOf(page, name)).toContain(sentence);
      await summary.getByRole('link', { name: sentence }).click();
      expect(
        await page.evaluate(() => document.activeElement?.getAttribute('name')),
        'the summary leads to the field',
      ).toBe(name);
    }
    expect(await control(page, 'company').inputValue()).toBe('Prado & Filhos');
    await page.reload();
    await hydrated(page);
    expect(await control(page, 'company').inputValue(), 'even over a reload').toBe(
      'Prado & Filhos',
    );
  });

  test('invalid input is kept and reported, and the error disappears once it is valid', async () => {
    const page = await visit(site.origin + path, device);
    const wrong = { name: 'J', email: 'joana@prado', phone: '1198765', message: 'Curto' };
    const typed = await fillLead(page, wrong);
    await sendButton(page).click();
    await leadForm(page).getByRole('alert').waitFor();
    expect(await typedWords(page)).toEqual(typed);
    expect(await descriptionOf(page, 'email')).toContain(field.email?.invalid);
    expect(await descriptionOf(page, 'phone')).toContain(field.phone?.['too-short']);
    expect(await control(page, 'interest').getAttribute('aria-invalid')).toBe('false');
    await control(page, 'email').fill('joana@prado.example');
    await page.waitForFunction(() => !document.querySelector('[name=email][aria-invalid=true]'));
    expect(await control(page, 'name').getAttribute('aria-invalid')).toBe('true');
    await leadForm(page).getByRole('radio').nth(1).click();
    expect(await control(page, 'message').getAttribute('aria-invalid')).toBe('false');

    const email = newAddress(`mended-${language}`);
    await fillLead(page, { email });
    await sendButton(page).click();
    await toastSaying(page, 'status', formWords[language].success.title);
    expect(await leadsFrom(site, email)).toHaveLength(1);
  });
});

test('the summary’s links scroll the whole field into view, also where focus alone does not, as in Safari', async () => {
  const page = await newPage(phone);
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function focusAlone() {
      focus.call(this, { preventScroll: true });
    };
  });
  await page.goto(site.origin);
  await hydrated(page);
  await sendButton(page).click();
  const links = leadForm(page).getByRole('alert').getByRole('link');
  await links.first().waitFor();
  for (const link of await links.all()) {
    await link.click();
    const inSight = await page.evaluate(() => {
      const { top, bottom } =
        document.activeElement?.closest('[data-invalid]')?.getBoundingClientRect() ?? {};
      return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
    });
    expect(inSight, (await link.textContent()) ?? '').toBe(true);
  }
});

describe('a server that refuses', () => {
  const answers = [
    { status: 503, body: { error: 'Uma frase do servidor.' }, said: 'Uma frase do servidor.' },
    {
      status: 429,
      body: { error: request['too-many'] },
      said: request['too-many'],
    },
    { status: 500, body: undefined, said: request.generic },
    { status: 502, body: '<html>', said: request.generic },
    { status: 500, body: { error: '' }, said: request.generic },
    { status: 500, body: { error: 7 }, said: request.generic },
  ];

  test('its message is shown, or a generic one without it, and the form is kept', async () => {
    const page = await visit(site.origin);
    for (const { status, body, said } of answers) {
      await intercept(page, '**/api/leads', (route) =>
        route.fulfill({
          status,
          contentType: 'application/json',
          body: typeof body === 'object' ? JSON.stringify(body) : (body ?? ''),
        }),
      );
      // The previous toast may have the same text, so it must close before the next attempt.
      const answered = page.waitForResponse('**/api/leads');
      const typed = await sendLead(page, 'refused@prado.example');
      await answered;
      await toastSaying(page, 'alert', said);
      await toastSaying(page, 'alert', words.error.title);
      expect(await typedWords(page)).toEqual(typed);
      expect(await sendButton(page).isEnabled()).toBe(true);
      await page.unroute('**/api/leads');
    }
    forgive(failedAnswer);
  });

  test('an error of a field is shown beside it and in the summary', async () => {
    const page = await visit(site.origin);
    const fields = { name: 'Este nome não.', consultationType: 'Este tipo não.' };
    await intercept(page, '**/api/leads', (route) =>
      route.fulfill({ status: 422, json: { error: request.fields, fields } }),
    );
    const typed = await sendLead(page, 'field@prado.example');
    await toastSaying(page, 'alert', request.fields);
    await expect.poll(() => descriptionOf(page, 'name')).toContain(fields.name);
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    expect(await typedWords(page)).toEqual(typed);
    await leadForm(page).getByRole('link', { name: fields.consultationType }).click();
    const focused = page.locator(':focus [name=consultationType]');
    expect(await focused.count(), 'the summary leads to the choice').toBe(2);
    forgive(failedAnswer);
  });

  test('too many requests are reported as such', async () => {
    const narrow = await startSite({ RATE_LIMIT_PER_ADDRESS: '1' });
    try {
      const page = await newPage();
      await page.goto(`${narrow.origin}${otherPrefix}`);
      await hydrated(page);
      const { title } = formWords[otherLanguage].success;
      await sendLead(page, 'first@prado.example');
      await toastSaying(page, 'status', title);
      const second = page.waitForResponse('**/api/leads');
      await sendLead(page, 'second@prado.example');
      // Taken if a period of the limit ended since the first lead; the third is in the same period.
      const isTaken = (await second).ok();
      if (isTaken) {
        await toastSaying(page, 'status', title);
        await sendLead(page, 'third@prado.example');
      }
      await toastSaying(page, 'alert', sentences[otherLanguage].request['too-many']);
      const refused = isTaken ? 'third@prado.example' : 'second@prado.example';
      expect(await leadsFrom(narrow, refused)).toEqual([]);
      forgive(failedAnswer);
    } finally {
      await narrow.stop();
    }
  });
});

describe('a network that fails', () => {
  test('shows the generic message, keeps the form, and a retry does not store a lead twice', async () => {
    const page = await visit(`${site.origin}${otherPrefix}`);
    const email = newAddress('dropped');
    await intercept(page, '**/api/leads', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    const typed = await sendLead(page, email);
    await toastSaying(page, 'alert', sentences[otherLanguage].request.generic);
    expect(await typedWords(page)).toEqual(typed);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), {
        message: 'who sent by keyboard is still at the button',
      })
      .toBe('submit');
    await page.unroute('**/api/leads');
    await page.keyboard.press('Enter');
    await toastSaying(page, 'status', formWords[otherLanguage].success.title);
    expect(await leadsFrom(site, email)).toHaveLength(1);
    forgive(failedAnswer);
  });

  test('keeps the typed words over a reload, and the lead sent afterwards is not taken for a bot’s', async () => {
    const page = await visit(site.origin, phone);
    await leadForm(page).getByRole('radio').nth(1).check();
    await intercept(page, '**/api/leads', (route) => route.abort('internetdisconnected'));
    const email = newAddress('reload');
    const typed = await sendLead(page, email);
    await toastSaying(page, 'alert', request.generic);
    await page.unroute('**/api/leads');
    await page.reload();
    await hydrated(page);
    expect(await typedWords(page)).toEqual(typed);
    expect(await control(page, 'consultationType').nth(1).isChecked()).toBe(true);
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    const [lead] = await leadsFrom(site, email);
    expect(lead).toMatchObject({ consultationType: 'complete', folder: 'inbox' });
    forgive(failedAnswer);
  });

  test('before the form’s settings are loaded is reported, and a retry works without a reload', async () => {
    const page = await visit(site.origin);
    await intercept(page, '**/api/form', (route) => route.abort('internetdisconnected'));
    await sendLead(page, 'settings@prado.example');
    await toastSaying(page, 'alert', request.generic);
    await page.unroute('**/api/form');
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    forgive(failedAnswer);
  });
});
