import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { openCommandContext } from './open-command-context.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-context-'));
  const location = join(folder, 'leads.sqlite');
  await (await openTestStore({ engine: 'sqlite', location })).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function contextOf(env: Record<string, string>) {
  const context = await openCommandContext({ DATA_DIR: folder, ...env });
  await context.close();
  return context;
}

test('a shell without SITE_URL does not know the address of the site', async () => {
  for (const env of [{}, { SITE_URL: ' ' }]) {
    const context = await contextOf(env);
    expect(context.siteUrl).toBeUndefined();
    expect(context.storeFile).toBe(`${folder}/leads.sqlite`);
  }
});

test('a shell with SITE_URL knows it', async () => {
  const context = await contextOf({ SITE_URL: 'https://www.example.com/' });
  expect(context.siteUrl).toBe('https://www.example.com');
});
