import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { desktop, forgive, hydrated, newPage, phone, visit } from './support/browser.ts';
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

test('the phone number is masked while it is typed, pasted and edited', async () => {
  const page = await visit(site.origin);
  const field = control(page, 'phone');
  const paste = async (text: string) => {
    await field.selectText();
    await page.keyboard.insertText(text);
  };
  const typing = async (keys: string) => {
    await field.fill('');
    await field.pressSequentially(keys);
    return field.inputValue();
  };
  expect(await typing('11')).toBe('(11');
  expect(await typing('1133')).toBe('(11) 33');
  expect(await typing('1133334444')).toBe('(11) 3333-4444');
  expect(await typing('11987654321')).toBe('(11) 98765-4321');
  expect(await typing('119876543219999'), 'typing stops at eleven digits').toBe('(11) 98765-4321');
  expect(await typing('559876543219'), '55 is an area code too').toBe('(55) 98765-4321');
  expect(await typing('+5511987654321')).toBe('(11) 98765-4321');
  expect(await typing('a1b1c9')).toBe('(11) 9');
  expect(await typing('(011) 98765-4321')).toBe('(11) 98765-4321');
  expect(await typing('+55 (0'), 'nothing goes before its time').toBe('+55 (0');
  expect(await typing('+55 (011) 98765-4321')).toBe('(11) 98765-4321');
  expect(await typing('0055 0 11 98765 4321')).toBe('(11) 98765-4321');
  expect(await typing('0049 30 901820')).toBe('+49 30 901820');
  expect(await typing('+49 (0)30 901820')).toBe('+49 30 901820');
  expect(await typing('(+1) 415 555 2671')).toBe('+1 415 555 2671');

  for (const text of [
    '+55 11 98765-4321',
    '5511987654321',
    '(11) 98765.4321',
    '+55 (11) 98765-4321',
    '+55 (011) 98765-4321',
    '+55 (0xx11) 98765-4321',
    '+55 0 11 98765 4321',
    '0055 11 98765-4321',
  ]) {
    await paste(text);
    expect(await field.inputValue(), text).toBe('(11) 98765-4321');
  }
  await field.fill('119876543219999');
  expect(await field.inputValue(), 'at most eleven digits').toBe('(11) 98765-4321');
  const withExtension = '(11) 3333-4444 ramal 123';
  await control(page, 'message').fill(withExtension);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await field.fill('');
  await page.keyboard.press('ControlOrMeta+V');
  expect(await field.inputValue(), 'no other number is made of it').toBe(withExtension);
  for (const _ of '123') await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('(11) 3333-4444');

  await paste('+49 30 901820');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('12');
  expect(await field.inputValue(), 'the caret stays behind the plus').toBe('+1249 30 901820');

  await paste('+55 11 98765-4321');
  const caret = () =>
    field.evaluate((element) => element instanceof HTMLInputElement && element.selectionStart);
  await field.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.setSelectionRange(6, 6);
  });
  await page.keyboard.press('Backspace');
  expect(await field.inputValue()).toBe('(11) 8765-4321');
  expect(await caret()).toBe(5);
  await page.keyboard.type('9');
  expect(await field.inputValue()).toBe('(11) 98765-4321');
  expect(await caret()).toBe(6);

  await page.keyboard.press('Home');
  for (let key = 0; key < 6; key += 1) await page.keyboard.press('Delete');
  expect(await field.inputValue(), 'Delete goes through the mask').toBe('(65) 4321');
});

test('typing in the phone field can be undone and continued', async () => {
  const page = await visit(site.origin);
  const field = control(page, 'phone');
  await field.pressSequentially('11987');
  await field.press('ControlOrMeta+Z');
  await field.press('ControlOrMeta+Z');
  expect(await field.inputValue()).not.toContain('7');
  const digits = async () => (await field.inputValue()).replace(/\D/g, '');
  const left = await digits();
  await field.pressSequentially('6');
  expect(await digits(), 'what is left is not typed over').toBe(`${left}6`);
  while (await field.inputValue()) await field.press('ControlOrMeta+Z');
  await field.pressSequentially('1133334444');
  expect(await field.inputValue()).toBe('(11) 3333-4444');
});

describe('the conversion report', () => {
  async function sendWith(script: string, email: string) {
    const page = await newPage();
    await page.addInitScript(script);
    await page.goto(site.origin);
    await hydrated(page);
    await fillLead(page, { email });
    await sendButton(page).click();
    await toastSaying(page, 'status', formWords[languages[0]].success.title);
    return page;
  }

  test('is called once if the page has one', async () => {
    const page = await sendWith(
      'window.reports = 0; window.gtag_report_conversion = () => { window.reports += 1 };',
      'report@prado.example',
    );
    expect(await page.evaluate(() => 'reports' in window && window.reports)).toBe(1);
  });

  test('changes nothing for the visitor when it throws', async () => {
    await sendWith(
      'window.gtag_report_conversion = () => { throw new Error("tag") };',
      'thrown@prado.example',
    );
    forgive(/gtag_report_conversion/);
  });

  test('may be missing or not a function', async () => {
    await sendWith('window.gtag_report_conversion = "no function";', 'absent@prado.example');
  });
});

test('digits composed on a Japanese keyboard are masked after the composition', async () => {
  const page = await visit(site.origin, desktop);
  const phoneField = control(page, 'phone');
  await phoneField.focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of ['１１', '９８７６５', '４３２１']) {
    for (const end of Array.from(text).keys()) {
      await keyboard.send('Input.imeSetComposition', {
        text: text.slice(0, end + 1),
        selectionStart: end + 1,
        selectionEnd: end + 1,
      });
    }
    await keyboard.send('Input.insertText', { text });
  }
  expect(await phoneField.inputValue()).toBe('(11) 98765-4321');
});
