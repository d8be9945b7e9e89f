import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { type InboxWords, inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive, phone } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
let leadId: string;
let heldId: string;
let letterId: string;
beforeAll(async () => {
  inbox = await startInbox();
  leadId = (await inbox.addLead({ name: 'Joana Prado' })).id;
  heldId = (await inbox.addLead({ name: 'Held', folder: 'held', reasons: ['low-score'] })).id;
  await subscribe(inbox.store, 'leitora@x.example', Date.now());
  const said = { subject: 'Março', preview: '', markdown: '# Olá\n\n**Três** coisas.' };
  const content = { words: { 'pt-BR': said, en: said }, perHour: 500 };
  letterId = await inbox.store.inbox.letters.add(content, null, Date.now());
});
afterAll(() => inbox.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Simulates states that take an outage or days: responds with a status, or adds to the response. */
async function answer(page: Page, url: string, change: number | object): Promise<void> {
  await intercept(page, url, async (route) => {
    if (typeof change === 'number') return await route.fulfill({ status: change, json: {} });
    const json: object = await (await route.fetch()).json();
    return await route.fulfill({ json: { ...json, ...change } });
  });
}

const waiting = { waiting: 1834, sent: 412, bounced: 0, unclear: 0, skipped: 0, failed: 0 };
const ended = { waiting: 0, sent: 4990, bounced: 3, unclear: 2, skipped: 1, failed: 4 };
const finishedAt = Date.UTC(2026, 0, 15);

/** Brings the page into states that no screen starts in. */
const states: Record<string, (page: Page, words: InboxWords) => Promise<void>> = {
  async 'a reply and a note without words'(page, { lead }) {
    await open(page, `/leads/${heldId}`);
    await button(page, lead.reply).click();
    await page.getByLabel(lead.text, { exact: true }).fill('');
    await button(page, lead.send).click();
    await button(page, lead.addNote).click();
    await page.getByText(lead.noteMissing).waitFor();
  },
  async 'a reply that failed'(page, { lead, errors }) {
    await answer(page, '**/reply', 503);
    await open(page, `/leads/${leadId}`);
    await button(page, lead.reply).click();
    await button(page, lead.send).click();
    await page.getByText(errors.kept).waitFor();
  },
  async 'an erasing that failed'(page, { lead }) {
    await open(page, `/leads/${leadId}`);
    await button(page, lead.erase).click();
    await button(page, lead.eraseAction).click();
    await page.getByText(lead.eraseMismatch).waitFor();
    await answer(page, `**/api/leads/${leadId}`, 503);
    await page.getByRole('dialog').getByRole('textbox').fill('conceicao@padaria.example');
    await button(page, lead.eraseAction).click();
    await page.getByRole('alert').waitFor();
  },
  async 'a lead that is gone'(page, { lead }) {
    await page.goto(`${inbox.origin}/inbox/leads/gone`);
    await page.getByRole('heading', { name: lead.gone }).waitFor();
  },
  async 'a lead that cannot be loaded'(page, { frame }) {
    await answer(page, `**/api/leads/${leadId}`, 400);
    await page.goto(`${inbox.origin}/inbox/leads/${leadId}`);
    await button(page, frame.retry).waitFor();
  },
  async 'no connection'(page, { frame }) {
    await open(page, '');
    await page.context().setOffline(true);
    await page.getByText(frame.offline).waitFor();
  },
  async 'the keys'(page, { keys }) {
    await open(page, '');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: keys.title }).waitFor();
  },
  async 'no letters'(page, { letters }) {
    await intercept(page, '**/api/letters', (route) => route.fulfill({ json: [] }));
    await open(page, '/letters');
    await page.getByText(letters.empty).waitFor();
  },
  async 'a letter that is gone'(page, { letters }) {
    await page.goto(`${inbox.origin}/inbox/letters/gone`);
    await page.getByRole('heading', { name: letters.gone }).waitFor();
  },
  async 'a time for a letter that has passed'(page, { letters }) {
    await open(page, `/letters/${letterId}`);
    await button(page, letters.send).click();
    await page.getByRole('radio', { name: letters.schedule }).check();
    await page.getByLabel(letters.scheduleAt).fill('2020-01-01T10:00');
    await button(page, letters.schedule).click();
    await page.getByText(letters.scheduleMissing).waitFor();
  },
  async 'a letter on its way, and its recipients'(page, { letters }) {
    await answer(page, `**/api/letters/${letterId}`, {
      state: 'sending',
      counts: waiting,
      retried: 1380,
    });
    await intercept(page, '**/recipients*', (route) => {
      const email = 'leitora.com.um.endereco@comprido.empresa.example';
      const one = { id: '1', email, language: 'pt-BR', outcome: 'unclear', settledAt: finishedAt };
      return route.fulfill({ json: { next: null, recipients: [one] } });
    });
    await open(page, `/letters/${letterId}`);
    await button(page, letters.recipientsTitle).click();
    await page.getByRole('table').waitFor();
  },
  async 'a letter that is paused'(page, { letters }) {
    await answer(page, `**/api/letters/${letterId}`, { state: 'paused', counts: waiting });
    await open(page, `/letters/${letterId}`);
    await button(page, letters.resume).waitFor();
  },
  async 'a letter that was sent while somebody wrote'(page, { letters }) {
    await open(page, `/letters/${letterId}`);
    await answer(page, `**/api/letters/${letterId}`, { state: 'sending', counts: waiting });
    const late = { subject: 'Tarde', preview: '', markdown: 'Tarde demais.' };
    const { person } = await (await page.request.get(inbox.origin + calls.session)).json();
    await page.evaluate(
      ([key, text = '']) => sessionStorage.setItem(key ?? '', text),
      [
        `inbox-draft:${person.id}:letter:${letterId}`,
        JSON.stringify({ words: { 'pt-BR': late, en: late }, perHour: 500 }),
      ],
    );
    await page.reload();
    await page.getByText(letters.leftWords).waitFor();
  },
  async 'a letter that was given up for some'(page, { letters }) {
    await answer(page, `**/api/letters/${letterId}`, { state: 'sent', counts: ended, finishedAt });
    await open(page, `/letters/${letterId}`);
    await page.getByText(letters.unclearHint).waitFor();
  },
  async 'numbers of nothing'(page, { numbers }) {
    await answer(page, '**/numbers?*', { weeks: [], visits: 0 });
    await open(page, '/numbers');
    await page.getByText(numbers.empty).waitFor();
  },
  async 'an account that cannot be loaded, and has no name'(page, { account, enter, frame }) {
    await intercept(page, /api\/(sessions|passkeys|templates)$/, (route) =>
      route.fulfill({ status: 400, json: {} }),
    );
    await open(page, '/account');
    await page.getByLabel(account.name, { exact: true }).fill('');
    await button(page, frame.save).first().click();
    await page.getByText(enter.nameMissing).waitFor();
    await expect.poll(() => button(page, frame.retry).count()).toBe(3);
  },
  async 'a session that ended'(page, { lead, signIn }) {
    await open(page, `/leads/${leadId}`);
    await page.getByLabel(lead.note).fill('Ligar.');
    await page.context().clearCookies();
    await button(page, lead.addNote).click();
    await page.getByText(signIn.ended).waitFor();
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${inbox.origin}/inbox${path}`);
  await page.locator('h1').first().waitFor();
}

test.each(Object.entries(states))('%s passes axe and fits its window', async (state, reach) => {
  // Portuguese has the longest words; a phone has the narrowest screen.
  const page = await inbox.signedIn({ device: phone });
  await reach(page, inboxWords['pt-BR']);
  await expectAccessible(page, state);
  forgive(failedAnswer);
});
