import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSite, type TestSite, validLead } from '../../service/testing/test-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.close());

/** JSON of a valid lead with additional keys, as text, because an object cannot have `__proto__` twice. */
async function leadWith(more: string): Promise<string> {
  const lead = JSON.stringify({ ...validLead, recaptchaToken: await site.token() });
  return `${lead.slice(0, -1)},${more}}`;
}

test('a hundred thousand keys exceed the body limit, a few thousand are ignored', async () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, at) => `"k${at.toString(36)}":1`).join(',');
  expect((await site.post(await leadWith(keys(100_000)))).status).toBe(413);
  expect((await site.post(await leadWith(keys(2500)))).status).toBe(201);
  const [lead] = await site.store.leads.list({});
  expect(JSON.stringify(lead)).not.toContain('"k1"');
});

test.each([
  ['the prototype', '"__proto__":{"polluted":true,"company":"Polluted"}'],
  ['the constructor', '"constructor":{"prototype":{"polluted":true}},"toString":1'],
  [
    'inherited names in the attribution',
    '"attribution":{"page":"/","referrer":"","utm":{"__proto__":"x","constructor":"y"}}',
  ],
])('%s in a body does not pollute prototypes', async (_, more) => {
  const response = await site.post(await leadWith(more));
  expect(response.status).toBe(201);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const [lead] = await site.store.leads.list({});
  expect(lead?.company).toBeUndefined();
  expect(JSON.stringify(lead)).not.toMatch(/polluted|constructor|__proto__/i);
});

test('a body with the deepest possible nesting is rejected, and nothing else happens', async () => {
  const depth = 15_000;
  const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect((await site.post(deep)).status).toBe(422);
  expect((await site.post(await leadWith(`"company":${deep.slice(5000, -5000)}`))).status).toBe(
    422,
  );
  const healthy = { ...validLead, recaptchaToken: await site.token() };
  expect((await site.post(healthy)).status).toBe(201);
});

test('formulas, markup and header lines are stored as text', async () => {
  const name = `=HYPERLINK("http://evil.example") <img src=x onerror=alert(1)>`;
  const more = JSON.stringify({ name, company: "+cmd|' /C calc'!A0" }).slice(1, -1);
  expect((await site.post(await leadWith(more))).status).toBe(201);
  const [lead] = await site.store.leads.list({});
  expect([lead?.name, lead?.company]).toEqual([name, "+cmd|' /C calc'!A0"]);
  const header = await site.post(await leadWith('"name":"Ana\\r\\nBcc: all@evil.example"'));
  expect(header.status).toBe(422);
});
