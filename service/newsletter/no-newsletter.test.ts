import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a site without a newsletter accepts no sign-up, and lets earlier subscribers unsubscribe', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-newsletter-'));
  cpSync('demo/trinta', folder, { recursive: true });
  appendFileSync(join(folder, 'site.yaml'), 'newsletter: no\n');
  vi.stubEnv('SITE_FOLDER', folder);
  vi.resetModules();
  const { startTestSite } = await import('../testing/test-site.ts');
  const service = await startTestSite();
  const body = JSON.stringify({ email: 'ana@empresa.example' });
  const headers = { 'content-type': 'application/json' };
  const signUp = await service.request('/api/newsletter', { method: 'POST', headers, body });
  const leave = await service.request('/newsletter/unsubscribe?token=unknown');
  await service.close();
  rmSync(folder, { recursive: true });
  expect(signUp.status).toBe(404);
  expect(await leave.text()).toContain('<html');
});
