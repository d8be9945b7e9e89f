import { expect, test } from 'vitest';
import { type Tag, tags } from '../../app/content/tags.ts';
import { checkTags, tagAddressFaults } from './tag-facts.ts';

const google: Tag = {
  name: 'Google Analytics',
  src: 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  googleId: 'G-AB12CD34EF',
  googleConversion: 'AW-123456789/abcDEF',
  origins: ['https://*.google-analytics.com', 'https://metrics.example:8443'],
};
const own: Tag = { name: 'Aurora Metrics', src: 'https://metrics.example/tag.js' };

const found = (tag: Tag) => checkTags({ analytics: [], marketing: [tag] });

test('tags that can work are let through', () => {
  expect([...found(google), ...found(own), ...checkTags(tags)]).toEqual([]);
});

const wrong: [string, Tag, RegExp][] = [
  [
    'the example as it stands',
    { ...google, src: google.src.replace(/G-.+/, 'G-XXXXXXXXXX'), googleId: 'G-XXXXXXXXXX' },
    /googleId and src .*XXXX/,
  ],
  ['a script of the example', { ...google, src: google.src.replace(/G-.+/, 'G-XXXX') }, /src/],
  ['a conversion of the example', { ...google, googleConversion: 'AW-XXXX/Y' }, /googleConversion/],
  ['two ids', { ...google, googleId: 'G-ZZ98YY76XX' }, /G-AB12CD34EF.*G-ZZ98YY76XX/],
];
test.each(wrong)('%s: found once, with what to do', (_, tag, what) => {
  expect(found(tag).map((finding) => finding.what)).toEqual([expect.stringMatching(what)]);
  expect(found(tag)[0]?.todo).toContain('app/content/tags.ts');
  // It is no reason to build nothing.
  expect(tagAddressFaults({ analytics: [tag], marketing: [] })).toEqual([]);
});

test.each([
  'http://metrics.example/tag.js',
  '//metrics.example/tag.js',
  'metrics.example/tag.js',
  '/tag.js',
  'https://metrics.example;script-src/tag.js',
  'javascript:alert(1)',
])('a src that no policy can name: %s', (src) => {
  expect(found({ ...own, src })).toHaveLength(1);
  expect(tagAddressFaults({ analytics: [{ ...own, src }], marketing: [] })).toHaveLength(1);
});

test.each([
  'http://metrics.example',
  'metrics.example',
  'https://metrics.example/',
  'https://metrics.example/collect',
  'https://x.com; script-src *',
  'https://x.com;script-src',
  'https://x.com https://y.com',
  'https://*',
  'https:',
  '*',
  "'unsafe-inline'",
  '',
])('an origin that is none: %s', (origin) => {
  const tag = { ...own, origins: ['https://*.metrics.example', origin] };
  expect(found(tag)).toHaveLength(1);
  expect(found(tag)[0]?.todo).toMatch(/https:\/\/\*\./);
});
