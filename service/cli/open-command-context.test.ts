import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSecret } from '../delivery/testing/delivery-fixture.ts';
import { openStore } from '../storage/open-store.ts';
import { openCommandContext } from './open-command-context.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-context-'));
  const location = join(folder, 'leads.sqlite');
  await (await openStore({ engine: 'sqlite', location }, { webhook: false })).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function contextOf(env: Record<string, string>) {
  const context = await openCommandContext({ DATA_DIR: folder, ...env });
  await context.close();
  return context;
}

test('a shell without the environment of the server knows neither site nor webhook', async () => {
  for (const env of [{}, { SITE_URL: ' ', WEBHOOK_URL: '' }]) {
    const context = await contextOf(env);
    expect([context.siteUrl, context.webhook]).toEqual([undefined, false]);
    expect(context.storeFile).toBe(`${folder}/leads.sqlite`);
  }
});

test('a shell with it knows both', async () => {
  const context = await contextOf({
    SITE_URL: 'https://www.example.com/',
    WEBHOOK_URL: 'https://hooks.example.com/',
    WEBHOOK_SECRET: sampleSecret,
  });
  expect([context.siteUrl, context.webhook]).toEqual(['https://www.example.com', true]);
});
