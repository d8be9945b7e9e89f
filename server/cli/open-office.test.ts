import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSecret } from '../delivery/testing/delivery-desk.ts';
import { openStore } from '../storage/open-store.ts';
import { openOffice } from './open-office.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-'));
  const location = join(folder, 'leads.sqlite');
  await (await openStore({ engine: 'sqlite', location }, { webhook: false })).close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function officeOf(env: Record<string, string>) {
  const office = await openOffice({ DATA_DIR: folder, ...env });
  await office.close();
  return office;
}

test('a shell without the environment of the server knows neither site nor webhook', async () => {
  for (const env of [{}, { SITE_URL: ' ', WEBHOOK_URL: '' }]) {
    const office = await officeOf(env);
    expect([office.siteUrl, office.webhook]).toEqual([undefined, false]);
    expect(office.storeFile).toBe(`${folder}/leads.sqlite`);
  }
});

test('a shell with it knows both', async () => {
  const office = await officeOf({
    SITE_URL: 'https://www.example.com/',
    WEBHOOK_URL: 'https://hooks.example.com/',
    WEBHOOK_SECRET: sampleSecret,
  });
  expect([office.siteUrl, office.webhook]).toEqual(['https://www.example.com', true]);
});
