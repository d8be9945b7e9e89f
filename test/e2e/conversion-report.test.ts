import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#site';
import { forgive, hydrated, newPage } from './support/browser.ts';
import { fillLead, formWords, sendButton, toastSaying } from './support/lead-form.ts';
import { type Site, startSite } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

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

test('the conversion report is called once if the page has one', async () => {
  const page = await sendWith(
    'window.reports = 0; window.gtag_report_conversion = () => { window.reports += 1 };',
    'report@prado.example',
  );
  expect(await page.evaluate(() => 'reports' in window && window.reports)).toBe(1);
});

test('the conversion report changes nothing for the visitor when it throws', async () => {
  await sendWith(
    'window.gtag_report_conversion = () => { throw new Error("tag") };',
    'thrown@prado.example',
  );
  forgive(/gtag_report_conversion/);
});

test('the conversion report may be missing or not a function', async () => {
  await sendWith('window.gtag_report_conversion = "no function";', 'absent@prado.example');
});
