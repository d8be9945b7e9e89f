import { afterAll, beforeAll, expect, test } from 'vitest';
import { site as content, languages } from '#site';
import { failedAnswer, forgive, hydrated, newPage, phone } from './support/browser.ts';
import { fillLead, sendButton, typedWords } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const { newsletter } = content.words[languages[0]];
const hasNewsletter = content.facts.newsletter === 'yes';

test.runIf(hasNewsletter)(
  'an email address typed into a page of an older build is not lost by a reload',
  async () => {
    const page = await newPage(phone);
    await page.goto(site.origin);
    await hydrated(page);
    // A newer build has replaced the scripts that the page has not loaded yet.
    await page.route('**/assets/*.js*', (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    const field = page.locator('[name=newsletterEmail]');
    await field.fill('kept@prado.example');
    await page.getByText(newsletter.noScript).waitFor();
    expect(await field.inputValue()).toBe('kept@prado.example');
    expect(loads).toBe(0);
    forgive(failedAnswer);
  },
);

test('a lead without a field of a newer build is not lost: the page reloads with its content', async () => {
  const page = await newPage(phone);
  await page.goto(site.origin);
  await hydrated(page);
  const typed = await fillLead(page);
  let attempts = 0;
  await page.route('**/api/leads', (route) => {
    attempts += 1;
    const refusal = { error: 'Confira os campos.', fields: { budget: 'Diga quanto.' } };
    return route.fulfill({ status: 422, json: refusal });
  });
  // Waits for the navigation, not only its response, because until then the old page is read.
  const anew = page.waitForEvent('framenavigated');
  await sendButton(page).click();
  await anew;
  await hydrated(page);
  expect(await typedWords(page)).toEqual(typed);
  expect(attempts).toBe(1);
  forgive(failedAnswer);
});
