import { expect, test } from 'vitest';
import { createPageServer } from '../../service/pages/page-server.ts';
import type { PagePolicy } from '../../service/pages/security-policy.ts';
import { fetchPage } from '../../service/pages/testing/fetch-page.ts';
import { scoreByObservatory } from '../../service/pages/testing/observatory-score.ts';
import { builtPages, siteFolder } from './support/built-site.ts';

const siteUrl = 'https://trinta.example';
const plain: PagePolicy = { siteUrl, ipLookupUrl: 'https://api.ipify.org?format=json' };
const policies: Readonly<Record<string, PagePolicy>> = {
  'embedded verification': plain,
  reCAPTCHA: { ...plain, recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js' },
};

test.each(Object.entries(policies))(
  'with %s every built page has 135 points',
  async (_, policy) => {
    const server = createPageServer({ folder: siteFolder, variants: 'dist/variants/en', policy });
    for (const { path, isVariant } of builtPages) {
      const headers = { cookie: isVariant ? 'lang=en' : '' };
      const response = fetchPage(server, new Request(siteUrl + path, { headers }));
      const page = { url: siteUrl + path, headers: response.headers, html: await response.text() };
      expect(scoreByObservatory(page).score, path).toBeGreaterThanOrEqual(135);
    }
  },
);
