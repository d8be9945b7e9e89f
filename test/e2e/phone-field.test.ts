import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, visit } from './support/browser.ts';
import { control } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

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
  // Other notations are tested with the mask and the contract.
  expect(await typing('11987654321')).toBe('(11) 98765-4321');
  expect(await typing('119876543219999'), 'typing stops at eleven digits').toBe('(11) 98765-4321');
  expect(await typing('+5511987654321')).toBe('(11) 98765-4321');
  expect(await typing('0049 30 901820')).toBe('+49 30 901820');
  await paste('+55 (011) 98765-4321');
  expect(await field.inputValue()).toBe('(11) 98765-4321');
  await field.fill('119876543219999');
  expect(await field.inputValue(), 'at most eleven digits').toBe('(11) 98765-4321');
  const withExtension = '(11) 3333-4444 ramal 123';
  await control(page, 'message').fill(withExtension);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+C');
  await field.fill('');
  await page.keyboard.press('ControlOrMeta+V');
  expect(await field.inputValue(), 'no other number is made of it').toBe('(11) 3333-4444');

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
