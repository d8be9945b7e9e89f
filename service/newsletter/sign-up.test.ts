import { expect, test } from 'vitest';
import { startTestSite } from '../testing/test-site.ts';

test('the limit counts an IPv6 /64 as one address, and others are not limited', async () => {
  const site = await startTestSite({ RATE_LIMIT_PER_ADDRESS: '3' });
  try {
    const post = async (path: string, address: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await site.request(path, { method: 'POST', headers, body: '{' }, address)).status;
    };
    const signUp = (address: string) => post('/api/newsletter', address);
    for (let at = 1; at <= 3; at += 1) expect(await signUp(`2001:db8:1:2:${at}::${at}`)).toBe(400);
    expect(await signUp('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await signUp('2001:db8:1:3::1')).toBe(400);
    expect(await signUp('203.0.113.1')).toBe(400);
    expect(await post('/api/leads', '2001:db8:1:2::1')).toBe(400);
  } finally {
    await site.close();
  }
});

test('the total limit counts only sign-ups that pass the verification', async () => {
  const site = await startTestSite({ RATE_LIMIT_TOTAL: '1' });
  try {
    const signUp = async (token: string, at: number) => {
      const consent = { language: 'en', consentVersion: '2024-03-15' };
      const body = JSON.stringify({ email: `ana.${at}@padaria.example`, token, ...consent });
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body };
      return (await site.request('/api/newsletter', init, `198.51.100.${at}`)).status;
    };
    const token = await site.token();
    for (let at = 0; at < 3; at += 1) expect(await signUp('x', at)).toBe(403);
    expect(await signUp(token, 4)).toBe(202);
    expect(await signUp(await site.token(), 5)).toBe(429);
    const { problems } = await site.health();
    expect(problems).toMatchObject([{ problem: 'newsletter-limit-reached' }]);
  } finally {
    await site.close();
  }
});
