import { expect, test } from 'vitest';
import { languages } from '#site';
import { createPageManifest } from '../../build/page-manifest.ts';
import type { PagePolicy } from '../../service/pages/headers.ts';
import { createPages } from '../../service/pages/pages-app.ts';
import { addressIn } from '../../src/addresses.ts';
import { builtFolder, builtPages } from './support/built-site.ts';
import { scoreByObservatory } from './support/observatory-score.ts';

const siteUrl = 'https://trinta.example';
const plain: PagePolicy = { siteUrl, ipLookupUrl: 'https://api.ipify.org?format=json' };
const policies: Readonly<Record<string, PagePolicy>> = {
  'embedded verification': plain,
  reCAPTCHA: { ...plain, recaptcha: { scriptUrl: 'https://www.google.com/recaptcha/api.js' } },
};

/** The maximum score for headers. Another five points are for `integrity`, which Astro does not write. */
const points = 130;

test.each(Object.entries(policies))(
  'with %s, every built page has the maximum score for headers',
  async (_, policy) => {
    const manifest = createPageManifest(builtFolder, plain);
    const pages = createPages({ folder: builtFolder, manifest, policy });
    for (const { path } of builtPages) {
      const response = await pages.request(siteUrl + path);
      const page = { url: siteUrl + path, headers: response.headers, html: await response.text() };
      expect(scoreByObservatory(page).score, path).toBeGreaterThanOrEqual(points);
    }
  },
);

test('only pages with the form allow the verification service', () => {
  const { pages } = createPageManifest(builtFolder, plain);
  const withForm = Object.keys(pages).filter((url) => pages[url]?.hasForm);
  expect(withForm.sort()).toEqual(languages.map((language) => addressIn(language, '/')).sort());
});

test('a page without HTTPS and with a loose policy loses points', () => {
  const headers = new Headers({ 'content-security-policy': "script-src 'unsafe-inline'" });
  expect(scoreByObservatory({ url: siteUrl, headers, html: '' }).score).toBeLessThan(50);
});
