import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../service/storage/testing/open-test-store.ts';
import { startTestPostgres, type TestPostgres } from '../service/storage/testing/test-postgres.ts';
import { freePort } from '../service/testing/free-port.ts';
import { prepareLeads } from '../service/testing/prepare-leads.ts';
import { ServerProcess } from '../test/kill/server-process.ts';
import { bundleServer } from './bundle-server.ts';

let folder: string;
let postgres: TestPostgres;

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  // Within the project, where the bundle finds the packages that it does not include.
  folder = mkdtempSync('.cache/bundle-');
  await bundleServer(join(folder, 'dist/service'));
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['sqlite', 'postgres'] as const)(
  'the bundle accepts a lead on %s, writes both mails, and shuts down gracefully',
  async (engine) => {
    const data = mkdtempSync(join(process.cwd(), folder, 'data-'));
    const location =
      engine === 'sqlite' ? join(data, 'leads.sqlite') : await postgres.createDatabase();
    const store = await openTestStore({ engine, location });
    const [lead] = await prepareLeads(1, await store.settings.secret('proof-of-work'));
    const variables = { DATA_DIR: data, DATABASE_URL: location };
    const server = new ServerProcess(await freePort(), variables, join(process.cwd(), folder));
    try {
      await server.start();
      const { status } = await fetch(`http://127.0.0.1:${server.port}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(lead && { body: lead }),
      });
      expect(status).toBe(201);
      await expect.poll(() => mailsIn(data), { timeout: 10_000 }).toHaveLength(2);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await store.leads.count({})).toBe(1);
    } finally {
      await server.end('SIGKILL');
      await store.close();
    }
  },
);

test('the bundle’s function works in any folder', async () => {
  const file = pathToFileURL(join(folder, 'dist/service/serverless.js'));
  const ask = `const { createServerless } = await import('${file}');
const answer = await createServerless(process.env)(new Request('https://trinta.example/readyz'));
process.stdout.write(String(answer.status));
process.exit();`;
  const env = {
    SITE_URL: 'https://trinta.example',
    DATABASE_URL: await postgres.createDatabase(),
    SMTP_URL: 'smtp://127.0.0.1:2525',
    TRUSTED_PROXIES: '1',
    CRON_SECRET: 'a-secret-of-the-scheduler',
  };
  const options = { cwd: tmpdir(), env };
  const call = promisify(execFile)(process.execPath, ['--input-type=module', '-e', ask], options);
  expect((await call).stdout).toBe('200');
});

function mailsIn(data: string): string[] {
  try {
    return readdirSync(join(data, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder does not exist before the first mail.
    return [];
  }
}
