import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive, phone } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const { lead: words, list, folders, states, signIn, frame } = inboxWords.en;

test('the list of leads has no space above it or beside it', async () => {
  const page = await inbox.enter({ language: 'en' });
  const part = page.getByRole('region', { name: frame.leads });
  const top = await part.getByRole('navigation', { name: list.folders }).boundingBox();
  const { x, y } = (await part.boundingBox()) ?? {};
  expect(top).toMatchObject({ x, y });
});

test('a search also counts matches in other folders', async () => {
  await inbox.addToldLeads([{ name: 'Zulmira Held', folder: 'held', reasons: ['content'] }]);
  const page = await inbox.enter({ language: 'en', device: phone });
  const search = page.getByRole('searchbox');
  await search.fill('zulmira');
  await page.getByText(list.noneFound).waitFor();
  await page.getByRole('button', { name: list.foundIn(folders.held, '1') }).click();
  await row(page, 'Zulmira Held').waitFor();
  expect(await search.inputValue()).toBe('zulmira');
  await search.fill('');
  await row(page, 'Zulmira Held').waitFor();
  expect(await page.getByRole('button', { name: / more in / }).count()).toBe(0);
});

test('overdue leads are listed with the longest waiting first, and none is hidden', async () => {
  const daysAgo = (n: number) => Date.now() - n * 86_400_000;
  for (const [name, days] of [
    ['Late Latest', 6],
    ['Late Longest', 9],
  ] as const) {
    await inbox.addToldLeads([{ name, receivedAt: daysAgo(days) }]);
  }
  const page = await inbox.enter({ language: 'en' });
  // They are counted without the search, and listed without it.
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText(list.noneFound).waitFor();
  await page.getByRole('button', { name: list.showOverdue }).click();
  await row(page, 'Late Latest').waitFor();
  const names = await page.locator('[data-lead]').allInnerTexts();
  expect(names.map((text) => /Late \w+/.exec(text)?.[0])).toEqual(['Late Longest', 'Late Latest']);
});

test('a lead that becomes late while the list is open is counted, without an event', async () => {
  const page = await inbox.enter({ language: 'en', path: '/numbers' });
  await intercept(page, `**${calls.events}`, () => {});
  await page.reload();
  await page.evaluate(() => {
    const every = setInterval;
    const faster = (run: () => void, ms: number) => every(run, ms / 60);
    Object.assign(globalThis, { setInterval: faster });
  });
  const counted = page.waitForResponse(`**${calls.counts}`);
  await page.getByRole('link', { name: frame.leads }).click();
  await counted;
  await inbox.addToldLeads([{ name: 'Past Due', receivedAt: Date.now() - 8 * 86_400_000 }]);
  const { overdue } = await inbox.store.inbox.list.counts(Date.now());
  await page.getByText(list.overdue(overdue)).waitFor();
});

test('the list marks a lead with an unsent reply', async () => {
  await inbox.addToldLeads([{ name: 'Begun Reply' }]);
  const page = await inbox.enter({ language: 'en', device: phone });
  await row(page, 'Begun Reply').click();
  await page.getByRole('button', { name: words.reply, exact: true }).click();
  await page.getByLabel(words.text).fill('Dear');
  await page.getByRole('button', { name: words.back }).click();
  const draft = row(page, 'Begun Reply').getByText(list.hasDraft);
  await draft.waitFor();
  await row(page, 'Begun Reply').click();
  await page.getByRole('button', { name: words.discard }).click();
  await page.getByRole('button', { name: words.back }).click();
  await draft.waitFor({ state: 'detached' });
});

test('a lead shows the state of other leads from the same address', async () => {
  const email = 'twice@x.example';
  const [first, second] = await inbox.addToldLeads([
    { name: 'Twice', email, message: 'The first time.' },
    { name: 'Twice', email: 'Twice@x.example', message: 'The second time.' },
  ]);
  const page = await inbox.enter({ language: 'en', path: `/leads/${first?.id}` });
  await page.getByRole('heading', { name: 'Twice', level: 1 }).waitFor();
  await page.keyboard.press('e');
  await page.getByText(words.stateIs(states.answered)).waitFor();
  await page.goto(`${inbox.origin}/inbox/leads/${second?.id}`);
  const other = page.getByRole('listitem').filter({ has: page.getByText('The first time.') });
  await other.last().getByText(states.answered).waitFor();
});

test('leads assigned to a former colleague can be filtered by name', async () => {
  const email = 'left@x.example';
  await inbox.signedIn({ email, role: 'colleague' });
  const people = await inbox.store.inbox.people.list();
  const left = people.find((one) => one.email === email)?.id ?? '';
  const [theirs] = await inbox.addToldLeads([{ name: 'Left Behind' }, { name: 'Of Nobody' }]);
  const task = { id: theirs?.id ?? '', personId: left };
  await inbox.store.inbox.work.assign(task, left, Date.now());
  await inbox.leads('revoke', email);
  const page = await inbox.enter({ language: 'en', email: 'stays@x.example' });
  await page.getByRole('button', { name: list.filters }).click();
  await page.getByLabel(list.assigned, { exact: true }).selectOption(list.gone('Ana Souza'));
  await row(page, 'Of Nobody').waitFor({ state: 'detached' });
  await row(page, 'Left Behind').waitFor();
});

test('on paper, a lead shows its state and no other buttons', async () => {
  const [lead] = await inbox.addToldLeads([{ name: 'On Paper' }]);
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead?.id}` });
  await page.getByRole('heading', { name: 'On Paper' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const shown = page.getByRole('main').getByRole('button');
  await expect.poll(() => shown.allInnerTexts()).toEqual([states.new]);
  const colours = await shown.evaluate((button) =>
    [button, document.documentElement].map((one) => getComputedStyle(one).color),
  );
  expect(new Set(colours).size).toBe(1);
});

test('a reply to spam is refused, and the form says so before anything is typed', async () => {
  const [lead] = await inbox.addToldLeads([
    { name: 'In Spam', folder: 'spam', reasons: ['honeypot'] },
  ]);
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead?.id}` });
  await page.getByRole('button', { name: words.reply, exact: true }).click();
  await page.getByRole('status').getByText(words.releaseFirst).waitFor();
  await page.getByLabel(words.text).fill('Sorry.');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => page.getByText(words.releaseFirst).count()).toBe(2);
  await page.getByRole('button', { name: words.release }).click();
  await page.getByText(words.releaseFirst).first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await page.getByText(words.sent).waitFor();
});

test('a lead names the person who marked it as spam', async () => {
  const email = 'marks@x.example';
  await inbox.signedIn({ email });
  const people = await inbox.store.inbox.people.list();
  const marker = people.find((one) => one.email === email)?.id ?? '';
  await inbox.store.inbox.people.update(marker, { name: 'Rui Braga', language: 'en' });
  const [lead] = await inbox.addToldLeads([{ name: 'Marked' }]);
  const task = { id: lead?.id ?? '', personId: marker };
  await inbox.store.inbox.work.move(task, 'spam', Date.now());
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead?.id}` });
  await page.getByText(words.markedBy('Rui Braga')).waitFor();
});

test('a tab on the sign-in page continues once its person has signed in in another tab', async () => {
  const page = await inbox.signedIn({ language: 'en' });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto(`${inbox.origin}/inbox`);
  await page.getByLabel(signIn.email).waitFor();
  await page.context().addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('navigation', { name: frame.sections }).waitFor();
  forgive(failedAnswer);
});

test('a name in the list is not cut in favour of a company', async () => {
  const company = 'Companhia Brasileira de Distribuição de Alimentos Ltda.';
  const lead = await inbox.addLead({ name: 'Maria das Dores Silva', company });
  const page = await inbox.enter();
  const name = row(page, lead.name).getByRole('link');
  expect(await name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});
