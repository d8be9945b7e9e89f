import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { desktop, hydrated, phone, visit } from './support/browser.ts';
import { holdRequests } from './support/held-scripts.ts';
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

describe.each([
  { language: languages[0], path: '/', device: phone, name: 'a phone' },
  { language: otherLanguage, path: otherPrefix || '/', device: desktop, name: 'a desktop' },
])('the form in $language on $name', ({ language, path, device }) => {
  const words = formWords[language];

  test('sends a lead, confirms it, is empty again, and the lead reaches the owner', async () => {
    const page = await visit(site.origin + path, device);
    const email = newAddress(`life-${language}`);
    await leadForm(page).getByRole('radio').nth(1).check();
    await control(page, 'company').fill('Prado & Filhos');
    await control(page, 'companySize').selectOption('11-50');
    const typed = await fillLead(page, { email });
    const release = await holdRequests(page, '**/api/leads');
    const idleLabel = await sendButton(page).textContent();
    await sendButton(page).click();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLButtonElement>('form:has([name=message]) [type=submit]')
          ?.disabled,
    );
    expect(await sendButton(page).textContent()).not.toBe(idleLabel);
    release();

    await toastSaying(page, 'status', words.success.title);
    await toastSaying(page, 'status', words.success.message);
    const { booking } = content.facts;
    const links = page.getByRole('status').getByRole('link', { name: words.success.book });
    expect(
      await links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))),
    ).toEqual(booking ? [booking.complete] : []);
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true);
    await expect.poll(() => sendButton(page).textContent()).toBe(idleLabel);
    await expect
      .poll(() => typedWords(page))
      .toEqual({ name: '', email: '', phone: '', interest: '', message: '' });
    expect(await control(page, 'consultationType').nth(0).isChecked()).toBe(true);

    const [lead, ...others] = await leadsFrom(site, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      ...typed,
      company: 'Prado & Filhos',
      companySize: '11-50',
      consultationType: 'complete',
      language,
      userIp: '127.0.0.1',
    });
    const shown = await site.leads('show', lead?.id ?? '');
    expect(shown).toContain('(11) 98765-4321');
    expect(shown).toContain(typed.message);

    await page.reload();
    await hydrated(page);
    expect((await typedWords(page)).message, 'a sent lead leaves no draft').toBe('');
  });

  test('choosing a consultation sets its default message, and the own text can be brought back', async () => {
    const page = await visit(site.origin + path, device);
    const [quick, complete] = await leadForm(page).getByRole('radio').all();
    const message = control(page, 'message');
    const bringBack = page.getByRole('button', { name: words.bringBack });
    expect(await message.inputValue()).toBe('');
    expect(await quick?.isChecked()).toBe(true);

    await quick?.click();
    expect(await message.inputValue(), 'the one already chosen').toBe(
      words.consultation.types.quick.message,
    );
    await complete?.click();
    expect(await message.inputValue()).toBe(words.consultation.types.complete.message);
    expect(await bringBack.count(), 'our own text is not worth keeping').toBe(0);

    await message.fill('Palavras minhas.');
    await quick?.click();
    expect(await message.inputValue()).toBe(words.consultation.types.quick.message);
    await complete?.click();
    await bringBack.click();
    expect(await message.inputValue()).toBe('Palavras minhas.');
    expect(await bringBack.count()).toBe(0);

    await quick?.click();
    await bringBack.waitFor();
    await message.press('End');
    await message.pressSequentially('!');
    expect(await bringBack.count(), 'gone with the next edit').toBe(0);
  });
});

test('the fields above the message leave no part of a row empty, however many they are', async () => {
  const page = await visit(site.origin, desktop);
  const ends = await control(page, 'message')
    .locator('xpath=..')
    .evaluate((message) => {
      const end = (field: Element | null) => Math.round(field?.getBoundingClientRect().right ?? 0);
      const isFull = () => end(message.previousElementSibling) === end(message);
      const before = isFull();
      message.before(message.previousElementSibling?.cloneNode(true) ?? '');
      return [before, isFull()];
    });
  expect(ends).toEqual([true, true]);
});
