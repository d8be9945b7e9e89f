import { expect, test, vi } from 'vitest';
import { site } from '#site';
import type { Language } from '../contract/language.ts';
import { describeStart } from './describe-start.ts';
import { parseEnv } from './env.ts';
import { OwnerError } from './owner-error.ts';

const builtFor = 'https://trinta.example';

const describe = (variables: Record<string, string>, language: Language = 'en') =>
  describeStart(parseEnv(variables), language, builtFor, undefined);

test('the start text says where mail, webhooks and the archive go, and shows no password', () => {
  const secrets = { WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` };
  const text = describe({
    SMTP_URL: 'smtp://user:hunter2@mail.example:587',
    NOTIFY_TO: 'Owner <owner@trinta.example>',
    WEBHOOK_URL: 'https://hook.example/path?token=hunter2',
    DATABASE_URL: 'postgres://user:hunter2@db/leads',
    ARCHIVE_URL: 's3://leads-of-trinta/site',
    ARCHIVE_KEY: `age1${'q'.repeat(58)}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'hunter2',
    ...secrets,
  });
  expect(text).toMatch(/owner@trinta\.example .* mail\.example:587\n/);
  expect(text).toContain('hook.example');
  expect(text).toContain('s3://leads-of-trinta/site');
  expect(text).not.toMatch(/hunter2|whsec/);
});

test('without them it says what is used instead', () => {
  const text = describe({ DATA_DIR: '/data' });
  expect(text).toContain('/data/leads.sqlite\n');
  for (const name of [/\/data\/outbox .*SMTP_URL/, /WEBHOOK_URL/, /ARCHIVE_URL/]) {
    expect(text).toMatch(name);
  }
});

test.each([
  ['/usr/lib/npm-cli.js', 'npm run leads -- list'],
  [undefined, 'node dist/service/leads.js list'],
])('the command for reading leads works where npm is %s', (npm, command) => {
  vi.stubEnv('npm_execpath', npm);
  expect(describe({})).toContain(` ${command}\n`);
  vi.unstubAllEnvs();
});

test.each(['pt-BR', 'en'] as const)('the notes are in the owner’s language, %s', (language) => {
  const { sentences } = site.words[language].commands;
  const env = parseEnv({ SITE_URL: 'https://other.example', SMTP_ULR: 'x' });
  const text = describeStart(env, language, builtFor, new OwnerError('databaseAway'));
  expect(text).toMatch(/SMTP_ULR .*SMTP_URL/);
  // `npm run dev`, which needs no build, filters lines with this command.
  expect(text).toMatch(/https:\/\/trinta\.example.* SITE_URL.*npm run build/);
  expect(describeStart(env, language, undefined, undefined)).toContain('npm run build');
  expect(text).toContain(sentences.databaseAway);
  const [note = ''] = sentences.note.split('{');
  expect(text.split(`\n  ${note}`)).toHaveLength(4);
  expect(describe({ SITE_URL: builtFor }, language)).not.toContain(note);
});

test.each([
  ['http://trinta.example', true],
  ['https://trinta.example', false],
  ['http://localhost:3000', false],
])('a start at %s warns of plain HTTP: %s', (address, warns) => {
  const { plainHttp } = site.words.en.commands.sentences;
  expect(describe({ SITE_URL: address }).includes(plainHttp)).toBe(warns);
});
