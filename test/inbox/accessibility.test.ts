import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { desktop, failedAnswer, forgive, newPage, phone } from '../e2e/support/browser.ts';
import { walkByKeyboard } from '../e2e/support/keyboard-walk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
let leadId: string;
beforeAll(async () => {
  inbox = await startInbox();
  await inbox.invite('ana.pt-br@trinta.example');
  const lead = await inbox.addLead({ name: 'Joana Prado' });
  leadId = lead.id;
  await inbox.addLead({ name: 'Held One', folder: 'held', reasons: ['low-score'], score: 0.1 });
  for (let day = 2; day < 6; day += 1) {
    await inbox.addLead({ name: `Late ${day}`, receivedAt: Date.now() - day * 86_400_000 });
  }
});
afterAll(() => inbox.stop());

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${inbox.origin}/inbox${path}`);
  await page.getByRole('heading', { name: title, level: 1 }).first().waitFor();
}

describe.each([
  { language: 'pt-BR', device: phone },
  { language: 'en', device: desktop },
] as const)('in $language', ({ language, device }) => {
  const words = inboxWords[language];

  test('the sign-in page passes axe and fits its window', async () => {
    const page = await newPage({ ...device, locale: language });
    await page.goto(`${inbox.origin}/inbox`);
    await page.getByRole('button', { name: words.signIn.link }).click();
    await page.getByText(words.signIn.invalid).waitFor();
    await expectAccessible(page, 'sign-in with an error');
    await page.goto(`${inbox.origin}/inbox/enter`);
    await page.getByRole('heading', { name: words.enter.refused }).waitFor();
    await expectAccessible(page, 'a link that is no use');
    forgive(failedAnswer);
  });

  /** Opens each screen in a realistic state. */
  const screens: Record<string, (page: Page) => Promise<void>> = {
    async 'the list'(page) {
      await open(page, '', words.folders.inbox);
      await page.getByRole('button', { name: words.list.filters }).click();
    },
    async 'an empty folder'(page) {
      await open(page, '?folder=spam', words.folders.spam);
      await page.getByText(words.list.emptySpam).waitFor();
    },
    async 'a lead'(page) {
      await open(page, `/leads/${leadId}`, 'Joana Prado');
      await page.getByRole('button', { name: words.lead.reply, exact: true }).click();
      await page.getByRole('heading', { name: words.lead.history }).click();
      await page.getByRole('heading', { name: words.lead.deliveries }).click();
    },
    async 'the erasing of a lead'(page) {
      await open(page, `/leads/${leadId}`, 'Joana Prado');
      await page.getByRole('button', { name: words.lead.erase }).click();
      await page.getByRole('dialog').waitFor();
    },
    async 'the account'(page) {
      await open(page, '/account', words.account.title);
      await page.getByRole('heading', { name: words.account.templates }).waitFor();
    },
    async 'the audit'(page) {
      await open(page, '/audit', words.audit.title);
      await page.getByRole('table').waitFor();
    },
    async 'a letter'(page) {
      await open(page, '/letters', words.letters.title);
      await page.getByRole('button', { name: words.letters.new }).click();
      await page.getByLabel(words.letters.subject, { exact: true }).fill('A letter');
      await page.getByLabel(words.letters.markdown, { exact: true }).fill('# Hello\n\nWords.');
      await page.locator('iframe').waitFor();
    },
    'the numbers': (page) => open(page, '/numbers', words.numbers.title),
    'an address that there is not': (page) => open(page, '/nothing', words.frame.notFound),
  };

  test.each(Object.entries(screens))('%s passes axe and fits its window', async (screen, reach) => {
    const page = await inbox.signedIn({ language, device });
    await reach(page);
    await expectAccessible(page, screen);
    forgive(failedAnswer);
  });

  test('a chart’s dates stay below its bars', async () => {
    const page = await inbox.enter({ language, device, path: '/numbers' });
    const chart = page.getByRole('img', { name: words.numbers.perWeek });
    const { weeks } = words.numbers;
    for (const count of [12, 26, 52]) {
      await page.getByLabel(words.numbers.period).selectOption({ label: weeks(count) });
      const bars = () => chart.evaluate((it) => it.querySelectorAll(':scope > g').length);
      await expect.poll(bars).toBe(count);
      const outside = await chart.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect();
        const texts = [...it.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
        return texts.filter((text) => text.left < left - 0.5 || text.right > right + 0.5).length;
      });
      expect([count, outside]).toEqual([count, 0]);
    }
    if (device === phone) return;
    await page.getByLabel(words.numbers.period).selectOption({ label: weeks(12) });
    const besideItsBar = () =>
      chart
        .locator('> g')
        .last()
        .evaluate((week) => {
          const bar = week.querySelector('rect')?.getBoundingClientRect();
          const date = week.querySelector('text:last-of-type')?.getBoundingClientRect();
          if (!bar || !date) return Infinity;
          return Math.round(Math.abs(date.left + date.right - bar.left - bar.right) / 2);
        });
    await expect.poll(besideItsBar, { message: 'where there is room' }).toBe(0);
  });

  test('Tab reaches every control in document order, with a visible focus', async () => {
    const page = await inbox.enter({ language, device, path: `/leads/${leadId}` });
    await page.getByRole('heading', { name: 'Joana Prado' }).waitFor();
    const stops = await walkByKeyboard(page, 'Tab');
    expect(stops.length).toBeGreaterThan(15);
    expect(stops.filter(({ covered }) => covered).map(({ name }) => name)).toEqual([]);
    const orders = stops.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
  });
});
