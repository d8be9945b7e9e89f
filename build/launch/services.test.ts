import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
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
  test('a database that opens and takes a row is good', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'launch-'));
    closing.push(() => rmSync(folder, { recursive: true }));
    const location = join(folder, 'leads.sqlite');
    const findings = await checkDatabase({ engine: 'sqlite', location }, Date.now());
    expect(findings.map(({ outcome }) => outcome)).toEqual(['pass']);
  });

  test('a database that cannot be opened is named, without its password', async () => {
    const location = 'postgres://user:hidden@127.0.0.1:1/none';
    const findings = await checkDatabase({ engine: 'postgres', location }, Date.now());
    expect(findings.map(({ outcome }) => outcome)).toEqual(['fail']);
    expect(JSON.stringify(findings)).not.toContain('hidden');
  });
});
