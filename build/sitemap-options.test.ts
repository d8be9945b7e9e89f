import { expect, test } from 'vitest';
import { sitemapOptions } from './sitemap-options.ts';

test.each([
  ['https://aurora.example/project/404', false],
  ['https://aurora.example/en/project/404/', false],
  ['https://aurora.example/articles/404-pages-that-help', true],
])('%s is in the sitemap: %s', (url, isThere) => {
  expect(sitemapOptions.filter(url)).toBe(isThere);
});
