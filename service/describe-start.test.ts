import { expect, test } from 'vitest';
import { describeStart } from './describe-start.ts';
import { parseEnv } from './env.ts';

function describe(variables: Record<string, string>, problem?: string): string {
  const builtFor = 'https://trinta.example';
  return describeStart(parseEnv(variables), 3000, builtFor, problem);
}

test('the start says where mail and webhooks go, and shows no password', () => {
  const secrets = { WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}` };
  const text = describe({
    SMTP_URL: 'smtp://user:hunter2@mail.example:587',
    NOTIFY_TO: 'Owner <owner@trinta.example>',
    WEBHOOK_URL: 'https://hook.example/path?token=hunter2',
    DATABASE_URL: 'postgres://user:hunter2@db/leads',
    ...secrets,
  });
  expect(text).toContain('owner@trinta.example through mail.example:587');
  expect(text).toContain('hook.example');
  expect(text).not.toMatch(/hunter2|whsec/);
});

test('without either it says what stands in', () => {
  const text = describe({ DATA_DIR: '/data' });
  expect(text).toMatch(/files in \/data\/outbox .*SMTP_URL/);
  expect(text).toMatch(/none .*WEBHOOK_URL/);
});

test('what the owner must know is said', () => {
  const variables = { SITE_URL: 'https://other.example', SMTP_ULR: 'x' };
  const text = describe(variables, 'The database is away.');
  expect(text).toContain('did you mean SMTP_URL?');
  expect(text).toMatch(/https:\/\/trinta\.example, not SITE_URL: build them again/);
  expect(text).toContain('The database is away. Pages are served');
  expect(describe({ SITE_URL: 'https://trinta.example' })).not.toContain('Note');
});
