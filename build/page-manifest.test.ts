import { expect, test } from 'vitest';
import { buildSampleSite } from '../service/pages/testing/sample-site.ts';
import { createPageManifest } from './page-manifest.ts';

const facts = { siteUrl: 'https://trinta.example', tagOrigins: ['https://tags.example'] };

test('every page and every drawing with a style is described by its address', async () => {
  using site = await buildSampleSite({ 'plain.svg': '<svg/>' });
  const { origin, tagOrigins, pages } = createPageManifest(site.folder, facts);
  expect({ siteUrl: origin, tagOrigins }).toEqual(facts);
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['/', '/en', '/404', '/en/project/ecommerce', '/favicon.svg']),
  );
  expect(pages).not.toHaveProperty(['/plain.svg']);
  expect(pages['/privacy']).toEqual({
    scripts: [expect.stringMatching(/^'sha256-.+='$/)],
    styles: [expect.stringMatching(/^'sha256-.+='$/)],
    hasForm: false,
  });
});

test('a page with the lead form says so', async () => {
  const form = '<form id="lead" data-draft="lead-draft"><input></form>';
  using site = await buildSampleSite({ 'contact.html': form, 'search.html': '<form></form>' });
  const { pages } = createPageManifest(site.folder, facts);
  const withForm = Object.keys(pages).filter((url) => pages[url]?.hasForm);
  expect(withForm.sort()).toEqual(['/', '/contact', '/en']);
});
