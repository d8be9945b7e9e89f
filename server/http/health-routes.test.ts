import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

describe.each(['/healthz', '/readyz'])('%s', (path) => {
  test.each(['GET', 'HEAD'])('answers %s', async (method) => {
    expect((await site.request(path, { method })).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('tells %s what works', async (method) => {
    const { status, headers } = await site.request(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
