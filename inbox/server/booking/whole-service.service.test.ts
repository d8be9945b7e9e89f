import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { freePort } from '../../../service/testing/free-port.ts';
import { prepareLeads } from '../../../service/testing/prepare-leads.ts';
import { copyDemo } from '../../../src/content/testing/copy-demo.ts';
import { ServerProcess } from '../../../test/kill/server-process.ts';

const workingHours = `workingHours:
  days: [1, 2, 3, 4, 5, 6, 7]
  from: 08:00
  to: 20:00
`;

let folder: string;
let site: string;
beforeAll(() => {
  site = copyDemo({ 'site.yaml': (text) => text + workingHours });
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/booking-');
  const program = `
    const { bundleServer } = await import('./build/bundle-server.ts');
    await bundleServer(${JSON.stringify(join(folder, 'dist/service'))});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, SITE_FOLDER: site },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(site, { recursive: true, force: true });
});

test('a site with opening hours offers times by mail and books one', async () => {
  const data = mkdtempSync(join(process.cwd(), folder, 'data-'));
  const location = join(data, 'leads.sqlite');
  const store = await openTestStore({ engine: 'sqlite', location });
  const [lead = ''] = await prepareLeads(1, await store.settings.secret('proof-of-work'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const variables = { DATA_DIR: data, DATABASE_URL: location, SITE_URL: origin };
  const server = new ServerProcess(port, variables, join(process.cwd(), folder));
  const mails = () => {
    try {
      return readdirSync(join(data, 'outbox')).filter((name) => name.endsWith('.eml'));
    } catch {
      // The folder does not exist before the first mail.
      return [];
    }
  };
  try {
    await server.start();
    const headers = { 'content-type': 'application/json' };
    await fetch(`${origin}/api/leads`, { method: 'POST', headers, body: lead });
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(2);
    const name = mails().find((one) => one.includes('acknowledgement')) ?? '';
    const { text } = await PostalMime.parse(readFileSync(join(data, 'outbox', name)));
    const [link = '', token = '', at = ''] =
      /http:\S+\/booking\?token=([\w-]+)&at=(\d+)/.exec(text ?? '') ?? [];
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const body = new URLSearchParams({ token, at });
    const booked = await fetch(`${origin}/booking`, { method: 'POST', body });
    expect(booked.status).toBe(200);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(4);
    expect(mails().filter((one) => one.includes('booking-'))).toHaveLength(2);
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await server.end('SIGKILL');
    await store.close();
  }
});
