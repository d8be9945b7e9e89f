import { expect, test } from 'vitest';
import { checkTagPolicies } from './tag-policies.ts';

const tag = { name: 'Aurora Metrics', src: 'https://metrics.example/tag.js' };
const tags = { analytics: [tag], marketing: [] };
const privacy = { paragraphs: ['The cookie policy has the details.'] };

const failed = (of: typeof tags, documents: { cookies: object; privacy: object }) =>
  checkTagPolicies({
    tags: of,
    policies: (['cookies', 'privacy'] as const).map((kind) => ({
      file: `legal/${kind}.ts`,
      kind,
      document: documents[kind],
    })),
  }).filter(({ outcome }) => outcome === 'fail');

test('without tags, nothing need be said of them', () => {
  expect(checkTagPolicies({ tags: { analytics: [], marketing: [] }, policies: [] })).toEqual([]);
});

test('a cookie policy that names every tag is let through, for people to read', () => {
  const cookies = { list: ['Aurora Metrics counts visits.'] };
  expect(failed(tags, { cookies, privacy })).toEqual([]);
  expect(checkTagPolicies({ tags, policies: [] })).toHaveLength(1);
});

test('a cookie policy that does not name a tag is found', () => {
  const found = failed(tags, { cookies: { list: ['We count visits.'] }, privacy });
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toContain('Aurora Metrics');
});

test('a privacy policy that denies analytics is found, though the cookie policy names it', () => {
  const cookies = { list: ['Aurora Metrics counts visits.'] };
  const denies = { sections: [{ paragraphs: ['Não há cookies de análise nem de publicidade.'] }] };
  const found = failed(tags, { cookies, privacy: denies });
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toContain('legal/privacy.ts');
});
