import { afterEach, expect, test } from 'vitest';
import { metricsApp } from './metrics.ts';
import { startTestSite, type TestSite, validLead } from './testing/test-site.ts';

let site: TestSite;

afterEach(async () => {
  await site.close();
});

test('what came in and what is owed can be scraped, with nothing of a person', async () => {
  site = await startTestSite();
  await site.post({ ...validLead, recaptchaToken: await site.token() });
  await site.post({ ...validLead, recaptchaToken: await site.token(), website: 'x' });
  await site.post({ ...validLead, recaptchaToken: 'made up' });
  await site.post({ ...validLead, email: '' });
  await site.request('/zzcanary"}\n?zzcanary');
  const app = metricsApp(site.metrics, site.health);
  const text = await (await app.request('/metrics')).text();
  expect(text).toContain('site_leads_total{folder="inbox"} 1');
  expect(text).toContain('site_leads_total{folder="spam"} 1');
  expect(text).toContain('site_answers_total{path="/api/leads",status="201"} 2');
  expect(text).toContain('site_answers_total{path="/api/leads",status="403"} 1');
  expect(text).toContain('site_answers_total{path="/api/leads",status="422"} 1');
  expect(text).toContain('site_deliveries{kind="owner-notice",state="waiting"} 1');
  expect(text).not.toMatch(/zzcanary|ana/i);
  const ready = await app.request('/readyz');
  expect(await ready.json()).toMatchObject({ deliveries: { waiting: 2 }, problems: [] });
  expect((await app.request('/')).status).toBe(404);
});

test('the site itself has no such path', async () => {
  site = await startTestSite();
  expect((await site.request('/metrics')).status).toBe(404);
});
