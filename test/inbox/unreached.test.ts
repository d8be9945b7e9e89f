import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const { lead: words, list } = inboxWords.en;

test('a bounced reply is shown at the reply and in the list', async () => {
  const [lead] = await inbox.addToldLeads([{ name: 'Wrong Address', email: 'wrong@x.example' }]);
  inbox.mail.refuse('wrong@x.example', 550);
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead?.id}` });
  await page.getByRole('heading', { name: 'Wrong Address', level: 1 }).waitFor();
  await page.keyboard.press('r');
  await page.getByLabel(words.text).fill('Shall we talk?');
  await page.keyboard.press('Control+Enter');
  const reply = page.locator('li[data-kind=reply]');
  await reply.getByText(words.outcomes.undeliverable).waitFor({ timeout: 20_000 });
  const notice = page.getByRole('status').getByText(words.unreached('wrong@x.example'));
  await notice.waitFor();
  await row(page, 'Wrong Address').getByText(list.unreached).waitFor();
  // A note removes the warning.
  await page.getByLabel(words.note).fill('Called.');
  await page.keyboard.press('Control+Enter');
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => row(page, 'Wrong Address').getByText(list.unreached).count()).toBe(0);
});
