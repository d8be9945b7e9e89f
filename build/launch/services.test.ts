import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../../service/storage/open-store.ts';
import { checkDatabase } from './database.ts';
import { checkVerificationKeys } from './verification-keys.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('the verification keys', () => {
  async function ask(answer: object): Promise<string[]> {
    const server = createServer((_, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const keys = { siteKey: 'k', secret: 's', scriptUrl: '', minScore: 0.5 };
    const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
    const findings = await checkVerificationKeys({ ...keys, verifyUrl }, Date.now());
    return findings.map(({ outcome }) => outcome);
  }

  test('keys pass when Google refuses only the token', async () => {
    const answer = { success: false, 'error-codes': ['invalid-input-response'] };
    expect(await ask(answer)).toContain('pass');
  });

  test.each(['invalid-input-secret', 'invalid-keys'])(
    'keys fail when Google answers %s',
    async (code) => {
      expect(await ask({ success: false, 'error-codes': [code] })).toEqual(['fail']);
    },
  );
});

describe('the database', () => {
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'launch-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  const check = (location: string) => checkDatabase({ engine: 'sqlite', location }, Date.now());

  test('a database that opens and takes a row is good', async () => {
    const location = join(newFolder(), 'leads.sqlite');
    const store = await openStore({ engine: 'sqlite', location });
    await store.close();
    expect(await check(location)).toEqual([
      expect.objectContaining({ outcome: 'pass', what: expect.stringContaining('written to') }),
    ]);
  });

  test.each(['leads.sqlite', 'data/deep/leads.sqlite'])(
    'a database %s that is not there yet is tried, and not made',
    async (name) => {
      const folder = newFolder();
      const location = join(folder, name);
      expect(await check(location)).toEqual([
        expect.objectContaining({ outcome: 'pass', what: expect.stringContaining('first start') }),
      ]);
      expect(existsSync(location)).toBe(false);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a database that could not be made is named, and not where it was tried', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'data'), 'a file in the place of the folder');
    const location = join(folder, 'data/leads.sqlite');
    const [finding, ...more] = await check(location);
    expect(finding).toMatchObject({ outcome: 'fail', what: expect.stringContaining(location) });
    expect(finding?.todo).toContain('DATABASE_URL');
    expect([JSON.stringify(finding), more]).toEqual([expect.not.stringContaining('.launch'), []]);
  });

  test('root hears that what it may do says nothing of the site’s user', async ({ skip }) => {
    if (process.getuid?.() !== 0) skip('takes root');
    const folder = newFolder();
    chownSync(folder, 12_345, 12_345);
    const findings = await check(join(folder, 'data/leads.sqlite'));
    expect(findings.map(({ outcome }) => outcome)).toEqual(['pass', 'note']);
    expect(findings[1]?.what).toContain(folder);
    expect(findings[1]?.todo).toContain('12345');
  });

  test('a database that cannot be opened is named, without its password', async () => {
    const location = 'postgres://user:hidden@127.0.0.1:1/none';
    const findings = await checkDatabase({ engine: 'postgres', location }, Date.now());
    expect(findings.map(({ outcome }) => outcome)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hidden');
  });
});
