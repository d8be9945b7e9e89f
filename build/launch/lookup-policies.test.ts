import { expect, test } from 'vitest';
import { contentOf } from '../../app/content/load-content.ts';
import { publicIpLookupUrl } from '../../contract/form-settings.ts';
import { languages } from '../../contract/language.ts';
import { checkLookupPolicies } from './lookup-policies.ts';

const policyNaming = (host: string) => ({
  file: 'legal/privacy.ts',
  document: { list: [`Your browser asks ${host} for your address.`] },
});

const failed = (ipLookupUrl: string, ...policies: ReturnType<typeof policyNaming>[]) =>
  checkLookupPolicies({ ipLookupUrl, siteUrl: 'https://aurora.com.br', policies })
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ what }) => what);

test('the policies as shipped name the look-up as shipped, in every language', async () => {
  const policies = await Promise.all(
    languages.map(async (language) => ({
      file: language,
      document: (await contentOf(language).legal('privacy')).document,
    })),
  );
  const findings = checkLookupPolicies({
    ipLookupUrl: publicIpLookupUrl,
    siteUrl: 'https://aurora.com.br',
    policies,
  });
  expect(findings.map(({ outcome }) => outcome)).toEqual(['pass']);
});

test('a policy that does not name the look-up is found, though another does', () => {
  const named = policyNaming('ip.example');
  expect(failed('https://ip.example/json', named, named)).toEqual([]);
  expect(failed('https://ip.example/json', named, policyNaming('a service'))).toEqual([
    expect.stringMatching(/privacy\.ts does not name ip\.example/),
  ]);
});

test.each(['/api/ip', 'https://aurora.com.br/api/ip', 'https://ip.example/json'])(
  'a policy that goes on naming the public service is found, where %s is asked',
  (ipLookupUrl) => {
    expect(failed(ipLookupUrl, policyNaming('ip.example or api.ipify.org'))).toEqual([
      expect.stringMatching(/privacy\.ts names api\.ipify\.org/),
    ]);
  },
);

test('our own answer need not be named', () => {
  for (const own of ['/api/ip', 'https://aurora.com.br/api/ip']) {
    expect(failed(own, policyNaming('our server'))).toEqual([]);
  }
});
