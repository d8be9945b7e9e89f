import { expect, test } from 'vitest';
import { describeStart } from './describe-start.ts';
import { parseEnv } from './env.ts';

function describe(variables: Record<string, string>, problem?: string): string {
  const builtFor = 'https://trinta.example';
  return describeStart(parseEnv(variables), 3000, builtFor, problem);
}

test('the start says where mail, webhooks and the archive go, and shows no password', () => {
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
  expect(text).toContain('owner@trinta.example through mail.example:587');
  expect(text).toContain('hook.example');
  expect(text).toContain('s3://leads-of-trinta/site');
  expect(text).not.toMatch(/hunter2|whsec/);
});

test('without them it says what stands in', () => {
  const text = describe({ DATA_DIR: '/data' });
  expect(text).toMatch(/files in \/data\/outbox .*SMTP_URL/);
  expect(text).toMatch(/none .*WEBHOOK_URL/);
  expect(text).toMatch(/none .*ARCHIVE_URL/);
});

test('what the owner must know is said', () => {
  const variables = { SITE_URL: 'https://other.example', SMTP_ULR: 'x' };
  const text = describe(variables, 'The database is away.');
  expect(text).toContain('did you mean SMTP_URL?');
  expect(text).toMatch(/https:\/\/trinta\.example, not SITE_URL: build them again/);
  expect(text).toContain('The database is away. Pages are served');
  expect(describe({ SITE_URL: 'https://trinta.example' })).not.toContain('Note');
});
