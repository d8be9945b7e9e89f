import { expect, test } from 'vitest';
import { createPageServer } from '../page-server.ts';
import type { PagePolicy } from '../security-policy.ts';
import { fetchPage } from './fetch-page.ts';
import { scoreByObservatory } from './observatory-score.ts';
import { buildSampleSite, samplePage } from './sample-site.ts';

const siteUrl = 'https://trinta.example';
const plain: PagePolicy = { siteUrl, ipLookupUrl: 'https://api.ipify.org?format=json' };
const recaptcha: PagePolicy = {
  ...plain,
  recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
};

async function score(policy: PagePolicy, path: string, head = ''): Promise<number> {
  const html = samplePage('pt-BR', 'Início').replace('</head>', `${head}</head>`);
  using site = await buildSampleSite({ 'index.html': html });
  const response = fetchPage(createPageServer({ ...site, policy }), new Request(siteUrl + path));
  const page = { url: siteUrl + path, headers: response.headers, html: await response.text() };
  return scoreByObservatory(page).score;
}

/** The Observatory gives 5 of its points for an integrity attribute alone, which only the build can write. */
const integrity = '<script type="module" async src="/assets/a.js" integrity="sha384-x"></script>';

test.each([
  ['embedded verification', plain],
  ['reCAPTCHA', recaptcha],
])('with %s the front page reaches 135', async (_, policy) => {
  expect(await score(policy, '/', integrity)).toBeGreaterThanOrEqual(135);
});

test.each(['/', '/privacy', '/none', '/en'])('the headers of %s alone give 130', async (path) => {
  expect(await score(plain, path)).toBe(130);
});

test('a site without https loses what Mozilla takes for it', () => {
  const headers = new Headers({ 'content-security-policy': "script-src 'unsafe-inline'" });
  expect(scoreByObservatory({ url: siteUrl, headers, html: '' }).score).toBeLessThan(50);
});
