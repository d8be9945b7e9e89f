import { createServer, type ServerResponse } from 'node:http';
import type { Cookie, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { languages } from '#site';
import { calls } from '../../inbox/contract/calls.ts';
import { inboxWords } from '../../inbox/words/words.ts';
import { failedAnswer, forgive, phone } from '../e2e/support/browser.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { listen } from '../e2e/support/listen.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

const words = inboxWords.en;

test('a new lead appears without a reload, in the page title too, and is announced', async () => {
  const page = await inbox.enter({ language: 'en' });
  await page.getByText(words.list.emptyInbox).waitFor();
  // It may arrive before the event stream is open: then it is in the list, but is not announced.
  const before = await inbox.addLead({ name: 'Just Before' });
  await row(page, before.name).waitFor();
  const lead = await inbox.addLead({ name: 'Just Arrived' });
  await row(page, lead.name).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(2\) /);
  // Both are announced at once if the first one’s event came after a list that had it already.
  const said = page.getByRole('status').filter({ hasText: words.list.arrived(1) });
  await said.or(page.getByRole('status').filter({ hasText: words.list.arrived(2) })).waitFor();
  await row(page, lead.name).getByRole('link').click();
  await page.getByRole('heading', { name: lead.name }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  // A screen reader announces the same words again only if they are new in the page.
  const { arrived } = words.list;
  const announced = page.getByText(arrived(1)).or(page.getByText(arrived(2)));
  const earlier = await announced.elementHandle();
  await inbox.addLead({ name: 'Just After' });
  await expect.poll(() => earlier?.evaluate((it) => it.isConnected)).toBe(false);
  await said.waitFor();
});

test('a lead that arrives between the list and the event stream appears', async () => {
  const lead = await inbox.addLead({ name: 'There Before' });
  const page = await inbox.enter({ language: 'en' });
  const addBefore = async (route: Route) => {
    await row(page, lead.name).waitFor();
    await inbox.addLead({ name: 'In Between' });
    await route.continue();
  };
  await intercept(page, `**${calls.events}`, addBefore, 1);
  await page.reload();
  await row(page, 'In Between').waitFor();
});

test('a lead that arrives before the event stream is ready appears', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
    asked.resolve(reply);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => void server.close().closeAllConnections());
  const there = await inbox.addLead({ name: 'On the List' });
  const page = await inbox.signedIn({ language: 'en' });
  await intercept(page, `**${calls.events}`, (route) => route.continue({ url }), 1);
  await page.goto(`${inbox.origin}/inbox`);
  const stream = await asked.promise;
  await row(page, there.name).waitFor();
  const lead = await inbox.addLead({ name: 'Not Told Of' });
  stream.write('event: ready\ndata:\n\n');
  await row(page, lead.name).waitFor();
});

test('drafts of a reply and a note survive the end of the session and a reload', async () => {
  const lead = await inbox.addLead({ name: 'Patient One' });
  const page = await inbox.enter({ language: 'en', device: phone, path: `/leads/${lead.id}` });
  await page.getByLabel(words.lead.note).fill('Not to be lost.');
  await page.getByRole('button', { name: words.lead.reply, exact: true }).click();
  await page.getByLabel(words.lead.text, { exact: true }).fill('Dear Patient,');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: words.lead.send }).click();
  await page.getByText(words.signIn.ended).waitFor();
  await page.context().addCookies(cookies);
  await page.reload();
  await page.getByRole('heading', { name: lead.name }).waitFor();
  const text = page.getByLabel(words.lead.text, { exact: true });
  await expect.poll(() => text.inputValue()).toBe('Dear Patient,');
  await expect.poll(() => page.getByLabel(words.lead.note).inputValue()).toBe('Not to be lost.');
  await page.getByRole('button', { name: words.lead.send }).click();
  await page.getByText(words.lead.sent).waitFor();
  forgive(failedAnswer);
});

test('a change that the server refuses is reverted, with a message', async () => {
  const lead = await inbox.addLead({ name: 'Stubborn One' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await intercept(page, '**/state', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: words.states.won }).click();
  await page.getByText(words.errors.server).waitFor();
  await page.getByRole('button', { name: words.states.new, pressed: true }).waitFor();
  forgive(failedAnswer);
});

test('offline, a message says so, and the typed text stays', async () => {
  const lead = await inbox.addLead({ name: 'Far Away' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByLabel(words.lead.note).fill('Written on a train.');
  await page.context().setOffline(true);
  await page.getByText(words.frame.offline).waitFor();
  await page.getByRole('button', { name: words.lead.addNote }).click();
  await page.getByText(words.errors.kept).waitFor();
  expect(await page.getByLabel(words.lead.note).inputValue()).toBe('Written on a train.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: words.lead.addNote }).click();
  await page.getByText(words.lead.noteAdded).waitFor();
  forgive(failedAnswer);
});

test('markup in any field of a lead is shown as text', async () => {
  const script = (field: string) =>
    `<img src=x onerror="document.title='${field}'"><script>document.title='${field}'</script>`;
  const lead = await inbox.addLead({
    name: script('name').slice(0, 99),
    company: script('company').slice(0, 99),
    message: `${script('message')} javascript:alert(1)`,
    attribution: {
      page: script('page'),
      referrer: script('referrer'),
      utm: { utm_source: script('source') },
    },
  });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByRole('heading', { name: lead.name }).waitFor();
  await page.getByRole('article').getByText(lead.message).waitFor();
  await page.getByText(script('referrer')).waitFor();
  expect(await page.locator('img, script:not([src])').count()).toBe(0);
  await expect.poll(() => page.title()).toContain('<img');
  const hrefs = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);
});

/** Signs another person in in the same browser; resolves to the cookies of the first. */
async function signInAnother(page: Page): Promise<Cookie[]> {
  const cookies = await page.context().cookies();
  const other = await inbox.enter({ language: 'en', email: 'next@tab.example', device: phone });
  await page.context().clearCookies();
  await page.context().addCookies(await other.context().cookies());
  return cookies;
}

test('drafts are not shown to the next person who signs in in the same tab', async () => {
  const lead = await inbox.addLead({ name: 'Shared Tab' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByLabel(words.lead.note).fill('Mine alone.');
  const cookies = await signInAnother(page);
  await page.reload();
  await page.getByRole('heading', { name: lead.name }).waitFor();
  expect(await page.getByLabel(words.lead.note).inputValue()).toBe('');
  await page.context().addCookies(cookies);
  await page.reload();
  await page.getByRole('heading', { name: lead.name }).waitFor();
  await expect.poll(() => page.getByLabel(words.lead.note).inputValue()).toBe('Mine alone.');
});

test('a letter is not saved as another person’s who signed in in a second tab', async () => {
  const { letters } = inbox.store.inbox;
  const id = await letters.add({ words: {}, perHour: 500 }, null, Date.now());
  const page = await inbox.enter({ language: 'en', path: `/letters/${id}` });
  const subject = page.getByLabel(words.letters.subject, { exact: true });
  await subject.waitFor();
  const cookies = await signInAnother(page);
  await subject.fill('Mine alone.');
  await page.getByRole('button', { name: words.errors.continueAs('Ana Souza') }).click();
  await expect.poll(() => subject.inputValue()).toBe('');
  expect((await letters.find(id))?.words).toEqual({});
  await page.context().addCookies(cookies);
  await page.reload();
  await expect.poll(() => subject.inputValue()).toBe('Mine alone.');
  forgive(failedAnswer);
});

test('a note is not added as another person’s who signed in in a second tab', async () => {
  const lead = await inbox.addLead({ name: 'Second Tab' });
  const page = await inbox.enter({ language: 'en', path: `/leads/${lead.id}` });
  await page.getByLabel(words.lead.note).fill('Mine alone.');
  const cookies = await signInAnother(page);
  await page.getByRole('button', { name: words.lead.addNote }).click();
  await page.getByRole('heading', { name: words.errors.otherPerson('Ana Souza') }).waitFor();
  expect((await inbox.store.inbox.detail(lead.id))?.notes).toEqual([]);
  await page.context().addCookies(cookies);
  // Returns to the window, after signing in again in the second tab.
  const back = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect
    .poll(() => page.evaluate(back).then(() => page.getByLabel(words.lead.note).count()))
    .toBe(1);
  expect(await page.getByLabel(words.lead.note).inputValue()).toBe('Mine alone.');
  forgive(failedAnswer);
});

test('saving a template in one language keeps another’s that was saved elsewhere', async () => {
  const page = await inbox.enter({ language: 'en', path: '/account' });
  const subject = page.getByLabel(words.account.templateSubject).nth(languages.indexOf('en'));
  await subject.waitFor();
  const address = inbox.origin + calls.templates;
  const templates = await (await page.request.get(address)).json();
  const data = { ...templates, 'pt-BR': { subject: 'Elsewhere', text: 'Olá!' } };
  await page.request.put(address, { data, headers: { origin: inbox.origin } });
  await subject.fill('Saved here');
  await subject.press('Enter');
  await page.getByText(words.frame.saved).waitFor();
  expect(await (await page.request.get(address)).json()).toMatchObject({
    'pt-BR': { subject: 'Elsewhere' },
    en: { subject: 'Saved here' },
  });
});
