import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import { hydrated, newPage, phone, visit } from './support/browser.ts';
import { intercept } from './support/intercept.ts';
import { otherLanguage, otherPrefix } from './support/language.ts';
import {
  control,
  fillLead,
  formWords,
  leadForm,
  leadsFrom,
  sendButton,
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
const hasTwo = languages.length > 1;

describe('an unsent draft', () => {
  test('is restored after visiting another page, and after a reload', async () => {
    const page = await visit(site.origin, phone);
    const typed = await fillLead(page);
    await page.goto(`${site.origin}/privacy`);
    await page.goto(`${site.origin}/`);
    await hydrated(page);
    expect(await typedWords(page)).toEqual(typed);
    await control(page, 'message').fill('E agora com outras palavras.');
    await page.reload();
    await hydrated(page);
    expect(await typedWords(page)).toEqual({ ...typed, message: 'E agora com outras palavras.' });
  });

  test('is restored after a phone discarded the hidden page', async () => {
    const page = await newPage(phone);
    await page.addInitScript(() =>
      addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.goto(site.origin);
    await hydrated(page);
    const typed = await fillLead(page);
    await page.evaluate(() => {
      // A headless page is never hidden.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.reload();
    await hydrated(page);
    expect(await typedWords(page)).toEqual(typed);
  });

  test('is removed once it was sent, and once the form was cleared', async () => {
    const page = await visit(site.origin);
    await fillLead(page, { email: 'gone@prado.example' });
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    await page.reload();
    await hydrated(page);
    expect(await control(page, 'name').inputValue()).toBe('');

    await control(page, 'name').fill('Joana');
    await page.reload();
    await hydrated(page);
    await control(page, 'name').fill('');
    await page.reload();
    await hydrated(page);
    expect(await control(page, 'name').inputValue()).toBe('');
  });

  test.runIf(hasTwo)('can be brought back after a change of language', async () => {
    const page = await visit(site.origin);
    const own = 'Queremos trocar o sistema de pedidos até junho.';
    await control(page, 'message').fill(own);
    await leadForm(page).getByRole('radio').nth(1).check();
    await page.locator(`a[hreflang="${otherLanguage}"]:visible`).first().click();
    await page.waitForURL(`${site.origin}${otherPrefix}`);
    await hydrated(page);
    await leadForm(page).getByRole('radio').nth(0).check();
    await leadForm(page).getByRole('button', { name: formWords[otherLanguage].bringBack }).click();
    expect(await control(page, 'message').inputValue()).toBe(own);
  });

  test.runIf(hasTwo)(
    'can be brought back after a reload, and a default text is not offered back',
    async () => {
      const page = await visit(site.origin);
      const bringBack = leadForm(page).getByRole('button', {
        name: formWords[otherLanguage].bringBack,
      });
      await leadForm(page).getByRole('radio').nth(1).check();
      await page.reload();
      await hydrated(page);
      await page.locator(`a[hreflang="${otherLanguage}"]:visible`).first().click();
      await page.waitForURL(`${site.origin}${otherPrefix}`);
      await hydrated(page);
      await leadForm(page).getByRole('radio').nth(0).check();
      expect(await bringBack.count()).toBe(0);

      const own = 'We need to replace our ordering system by June.';
      await control(page, 'message').fill(own);
      await leadForm(page).getByRole('radio').nth(1).check();
      await page.reload();
      await hydrated(page);
      await bringBack.click();
      expect(await control(page, 'message').inputValue()).toBe(own);
    },
  );

  test('is not restored by the back button after another page sent it', async () => {
    const page = await visit(site.origin);
    await fillLead(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // As if another page of the tab had sent it.
      sessionStorage.removeItem('lead-draft');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => control(page, 'name').inputValue()).toBe('');
    await page.reload();
    await hydrated(page);
    expect(await control(page, 'name').inputValue()).toBe('');
  });

  test('is shown by the back button on a page that was left empty', async () => {
    const page = await visit(site.origin);
    const message = 'Escrito numa outra página da mesma aba.';
    await page.evaluate((words) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      sessionStorage.setItem('lead-draft', JSON.stringify({ message: words }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, message);
    await expect.poll(() => control(page, 'message').inputValue()).toBe(message);
    await page.reload();
    await hydrated(page);
    expect(await control(page, 'message').inputValue()).toBe(message);
  });

  test('survives the back button even if storage is blocked', async () => {
    const page = await newPage();
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      }),
    );
    await page.goto(site.origin);
    await hydrated(page);
    const typed = await fillLead(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await typedWords(page)).toEqual(typed);
  });

  test('is not offered back after it was sent', async () => {
    const page = await visit(site.origin);
    await fillLead(page, { email: 'over@prado.example' });
    await leadForm(page).getByRole('radio').nth(1).check();
    const bringBack = leadForm(page).getByRole('button', { name: words.bringBack });
    expect(await bringBack.count()).toBe(1);
    await sendButton(page).click();
    await toastSaying(page, 'status', words.success.title);
    await bringBack.waitFor({ state: 'detached' });
  });
});

test('words typed while a lead is being sent are kept, and are not part of it', async () => {
  const email = newAddress('meanwhile');
  const page = await visit(site.origin);
  const { message } = await fillLead(page, { email });
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await intercept(page, '**/api/leads', async (route) => {
    await typed;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/leads');
  await sendButton(page).click();
  await request;
  await control(page, 'message').fill(`${message} E um aplicativo.`);
  goOn();
  await toastSaying(page, 'status', words.success.title);
  await expect
    .poll(() => typedWords(page))
    .toEqual({
      ...{ name: '', email: '', phone: '', interest: '' },
      message: `${message} E um aplicativo.`,
    });
  expect(await leadsFrom(site, email)).toMatchObject([{ message }]);
});

test('an invalid attempt removes the success message of the lead before', async () => {
  const page = await visit(site.origin);
  await fillLead(page, { email: 'twice@prado.example' });
  await sendButton(page).click();
  await toastSaying(page, 'status', words.success.title);
  await sendButton(page).click();
  await leadForm(page).getByRole('alert').waitFor();
  const toast = page.getByRole('status').filter({ hasText: words.success.title });
  await expect.poll(() => toast.count()).toBe(0);
});

test('an autofilled form is not taken for a bot’s', async () => {
  const email = newAddress('filled');
  const page = await visit(site.origin);
  await leadForm(page).evaluate((form: HTMLFormElement, email) => {
    const words = { name: 'Joana', email, phone: '11987654321', interest: 'cloud-devops' };
    for (const [name, value] of Object.entries({ ...words, message: 'Um portal de pedidos.' })) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof HTMLElement)) throw new Error(name);
      // An extension uses the browser's native setter, not React's.
      const { prototype } = Object.getPrototypeOf(field).constructor;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    form.requestSubmit();
  }, email);
  await toastSaying(page, 'status', words.success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ folder: 'inbox' }]);
});

test('a phone number is accepted in any notation', async () => {
  const page = await visit(site.origin + otherPrefix);
  const understood = {
    '5511987654321': '(11) 98765-4321',
    '011987654321': '(11) 98765-4321',
    '+5511987654321': '(11) 98765-4321',
    '55999876543': '(55) 99987-6543',
    '559998765432': '(55) 99987-6543',
    '+49 30 1234567': '+49 30 1234567',
    '+1 (415) 555-2671': '+1 415 5552671',
  };
  for (const [typed, shown] of Object.entries(understood)) {
    await control(page, 'phone').fill('');
    await control(page, 'phone').pressSequentially(typed);
    expect.soft(await control(page, 'phone').inputValue(), typed).toBe(shown);
  }
});

test('a German phone number is accepted', async () => {
  const email = newAddress('berlin');
  const page = await visit(site.origin + otherPrefix);
  await fillLead(page, { email, phone: '+49 30 1234567' });
  await sendButton(page).click();
  await toastSaying(page, 'status', formWords[otherLanguage].success.title);
  expect(await leadsFrom(site, email)).toMatchObject([{ phone: '+49301234567' }]);
});

test('sending and closing the message by keyboard keeps the focus in place', async () => {
  const page = await visit(site.origin);
  let challenges = 0;
  await intercept(page, '**/api/verification/challenge', (route) => {
    challenges += 1;
    return route.continue();
  });
  await fillLead(page, { email: 'keys@prado.example' });
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await toastSaying(page, 'status', words.success.title);
  const isFocused = () => sendButton(page).evaluate((button) => button === document.activeElement);
  await expect.poll(isFocused).toBe(true);
  await page.getByRole('status').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(isFocused).toBe(true);
  expect(challenges, 'nothing is prepared for a lead that nobody begins').toBe(1);
});
