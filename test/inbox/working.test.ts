import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#site';
import type { Language } from '../../contract/language.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, phone } from '../e2e/support/browser.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

/** Number of leads; one page of the list has fewer. */
const count = 50;

const stateOf = async (id: string) => (await inbox.store.inbox.detail(id))?.state;

/** Adds leads whose names start with `beginning`, each a second older than the one before. */
async function addLeads(beginning: string, language: Language) {
  const nameOf = (place: number) => `${beginning} ${language} ${String(place).padStart(2, '0')}`;
  const leads = await inbox.addToldLeads(
    Array.from({ length: count }, (_, place) => ({
      name: nameOf(place),
      // Different addresses: otherwise each lead would list the others as earlier messages.
      email: `${beginning}.${place}@${language}.example`.toLowerCase(),
      language,
      receivedAt: Date.now() - place * 1000,
    })),
  );
  return { nameOf, ids: leads.map(({ id }) => id) };
}

// Fifty times the work of the other tests: on a busy machine, each lead takes a second.
test('fifty leads are answered by keyboard alone, and the last is undone', {
  timeout: 180_000,
}, async () => {
  const [language] = languages;
  const words = inboxWords[language];
  const { nameOf, ids } = await addLeads('Pessoa', language);
  const page = await inbox.enter({ language, path: `?language=${language}` });
  await row(page, nameOf(0)).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  // By tag: a search by role computes the accessible name of every element of a long list each time.
  const heading = page.locator('h1');
  const answered = page.locator('[role=status]').filter({ hasText: words.states.answered });
  for (let place = 0; place < count; place += 1) {
    await heading.filter({ hasText: nameOf(place) }).waitFor();
    const more = page.getByRole('button', { name: words.list.more });
    if (place === count - 15 && (await more.isVisible())) await more.press('Enter');
    await page.keyboard.press('e');
    await answered.waitFor();
    if (place < count - 1) await page.keyboard.press('j');
  }
  await expect.poll(() => stateOf(ids[count - 1] ?? '')).toBe('answered');
  await page.keyboard.press('u');
  await page.getByRole('status').filter({ hasText: words.frame.undone }).waitFor();
  await expect.poll(() => stateOf(ids[count - 1] ?? '')).toBe('new');
  await expect
    .poll(() => Promise.all(ids.slice(0, -1).map(stateOf)))
    .toEqual(Array.from({ length: count - 1 }, () => 'answered'));
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(nameOf(count - 1));
});

describe.each(languages)('in %s', (language) => {
  const words = inboxWords[language];

  test('on a phone, a lead is read, won, noted and replied to, and the list keeps its place', async () => {
    const { nameOf, ids } = await addLeads('Outra', language);
    const path = `?language=${language}`;
    const page = await inbox.enter({ language, device: phone, path });
    const link = row(page, nameOf(20)).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await link.click();
    const heading = page.getByRole('heading', { name: nameOf(20) });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: words.states.won }).click();
    await page.getByText(words.lead.stateIs(words.states.won)).waitFor();

    await page.getByLabel(words.lead.note).fill('Ligar na quinta.');
    await page.getByRole('button', { name: words.lead.addNote }).click();
    await page.getByText(words.lead.noteAdded).waitFor();
    await expect.poll(() => page.getByLabel(words.lead.note).inputValue()).toBe('');

    await page.getByRole('button', { name: words.lead.reply, exact: true }).click();
    const text = page.getByLabel(words.lead.text, { exact: true });
    expect(await text.inputValue()).toContain(nameOf(20));
    await text.fill('Podemos conversar amanhã?');
    await page.getByRole('button', { name: words.lead.send }).click();
    await page.getByText(words.lead.sent).waitFor();
    await page.getByText(words.lead.replyBy('Ana Souza')).first().waitFor();

    await page.getByRole('button', { name: words.lead.back }).click();
    await link.waitFor();
    const moved = () => page.evaluate((before) => Math.abs(scrollY - before), place);
    await expect.poll(moved).toBeLessThan(60);
    expect(await stateOf(ids[20] ?? '')).toBe('won');
  });
});

test('a search finds leads, and does not appear in the URL', async () => {
  const { list } = inboxWords.en;
  const lead = await inbox.addLead({ name: 'Xantipa Rara', email: 'xantipa@rara.example' });
  const page = await inbox.enter({ language: 'en' });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.keyboard.press('/');
  await page.keyboard.type('xantipa');
  await row(page, lead.name).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: list.shown(1) })
    .waitFor();
  await row(page, lead.name).getByRole('link').click();
  await page.getByRole('heading', { name: lead.name }).waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByRole('searchbox').inputValue(), { message: 'kept in the history' })
    .toBe('xantipa');
  expect([...urls, page.url()].filter((url) => /xantipa/i.test(url))).toEqual([]);
});

test('a held lead shows why, and can be released', async () => {
  const words = inboxWords.en;
  const lead = await inbox.addLead({ name: 'Held One', folder: 'held', reasons: ['many-links'] });
  const page = await inbox.enter({ language: 'en', path: '?folder=held' });
  await row(page, lead.name).getByRole('link').click();
  await page.getByRole('heading', { name: words.lead.held }).waitFor();
  await page.getByRole('button', { name: words.lead.release }).click();
  await page.getByText(words.lead.movedTo(words.folders.inbox)).waitFor();
  await row(page, lead.name).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.frame.undo }).click();
  await row(page, lead.name).waitFor();
});

test('erasing asks for the email address, and is not offered to colleagues', async () => {
  const words = inboxWords.en;
  // A new lead’s “opened” event could make a window request it just when it has been erased.
  const lead = await inbox.addOldLead({ name: 'Gone Soon', email: 'gone@soon.example' });
  const path = `/leads/${lead.id}`;
  const colleague = { email: 'eva@trinta.example', role: 'colleague', language: 'en' } as const;
  const other = await inbox.enter({ ...colleague, path, device: desktop });
  await other.getByRole('heading', { name: lead.name }).waitFor();
  expect(await other.getByRole('button', { name: words.lead.erase }).count()).toBe(0);

  const page = await inbox.enter({ language: 'en', path });
  await page.getByRole('button', { name: words.lead.erase }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.lead.eraseLabel(lead.email)).fill('someone@else.example');
  await dialog.getByRole('button', { name: words.lead.eraseAction }).click();
  await dialog.getByText(words.lead.eraseMismatch).waitFor();
  await dialog.getByLabel(words.lead.eraseLabel(lead.email)).fill('GONE@soon.example');
  await dialog.getByRole('button', { name: words.lead.eraseAction }).click();
  await page.getByText(words.lead.erased).waitFor();
  await row(page, lead.name).waitFor({ state: 'detached' });
  expect(await inbox.store.leads.find(lead.id)).toBeUndefined();
  // The event alone shows it, without a request that would be answered with 404.
  await other.getByRole('heading', { name: words.lead.gone }).waitFor();
});
