import { expect, test } from 'vitest';
import { sayRemark } from '../../src/content/remark.ts';
import { checkSettings } from './settings.ts';

const facts = { domain: 'aurora.com.br', ownerLanguage: 'pt-BR' } as const;
const complete = {
  SITE_URL: 'https://www.aurora.com.br',
  SMTP_URL: 'smtp://user:secret@mail.aurora.com.br:587',
  MAIL_FROM: 'Aurora <oi@aurora.com.br>',
  NOTIFY_TO: 'vendas@aurora.com.br',
  TRUSTED_PROXIES: '1',
};

const failed = (variables: Record<string, string>) =>
  checkSettings(variables, facts).findings.filter(({ outcome }) => outcome === 'fail');

test('a complete environment passes', () => {
  expect(failed(complete)).toEqual([]);
});

test.each([
  ['SITE_URL', ''],
  ['SITE_URL', ' '],
  ['SITE_URL', 'http://aurora.com.br'],
  ['SITE_URL', 'https://aurora.com'],
  ['SMTP_URL', ''],
  ['MAIL_FROM', ''],
  ['NOTIFY_TO', ''],
  ['TRUSTED_PROXIES', '0'],
])('%s=%s is found', (name, value) => {
  expect(failed({ ...complete, [name]: value })).toHaveLength(1);
});

test('the suggested SMTP_URL requires TLS', () => {
  const [finding] = failed({ ...complete, SMTP_URL: '' });
  expect(finding && sayRemark(finding.remark)).toMatch(/smtp:\S+\?requireTLS=true/);
});

test('settings that would prevent the start are reported without secrets', () => {
  const { env, findings } = checkSettings({ ...complete, RECAPTCHA_SECRET: 'top-secret' }, facts);
  expect(env).toBeUndefined();
  expect(findings[0]?.remark.values?.['why']).toContain('RECAPTCHA_SITE_KEY');
  expect(JSON.stringify(findings)).not.toContain('secret@');
  expect(JSON.stringify(findings)).not.toContain('top-secret');
});
