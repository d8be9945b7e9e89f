import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribe } from '../../inbox/server/letters/testing/subscribe.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { type Inbox, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
  await subscribe(inbox.store, 'reader@x.example', Date.now(), 'en');
});
afterAll(() => inbox.stop());

const { letters } = inboxWords.en;

/** Creates a letter scheduled a few seconds ahead. */
async function schedule(subject: string): Promise<string> {
  const words = { en: { subject, preview: '', markdown: 'Hello.' } };
  const { letters: store } = inbox.store.inbox;
  const id = await store.add({ words, perHour: 500 }, null, Date.now());
  await store.send({ id, personId: null }, Date.now() + 3_000, Date.now());
  return id;
}

test('a letter’s page shows the progress while it is being sent', async () => {
  const page = await inbox.enter({
    language: 'en',
    path: `/letters/${await schedule('To whom')}`,
  });
  await page.getByRole('button', { name: letters.recipientsTitle }).click();
  await page.getByRole('columnheader', { name: letters.recipient }).waitFor();
  expect(await page.getByRole('cell').count()).toBe(0);
  const cell = page.getByRole('cell', { name: letters.outcomes.sent, exact: true });
  await cell.waitFor({ timeout: 30_000 });
});

test('the list of letters shows that one is being sent', async () => {
  const id = await schedule('Seen to leave');
  const page = await inbox.enter({ language: 'en', path: '/letters' });
  const letter = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await letter.getByText(letters.states.scheduled, { exact: true }).waitFor();
  await letter.getByText(letters.states.sent, { exact: true }).waitFor({ timeout: 30_000 });
});
