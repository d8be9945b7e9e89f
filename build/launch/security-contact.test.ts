import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSiteFiles } from '../write-site-files.ts';
import { checkSecurityContact } from './security-contact.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const rebuild = 'run npm run build';

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.well-known'));
  return folder;
}

test.each([
  ['Expires: 2027-11-20T12:00:00.000Z', 'pass'],
  ['Expires: 2026-12-21T12:00:00Z', 'pass'],
  ['Expires: 2026-12-20T11:59:59Z', 'note'],
  ['Expires: 2026-11-20T12:00:00Z', 'fail'],
  ['Expires: 2025-01-01T00:00:00Z', 'fail'],
  ['Expires: soon', 'fail'],
  ['', 'fail'],
])('a security contact with "%s": %s', (line, outcome) => {
  const folder = site();
  const text = `Contact: mailto:oi@aurora.com.br\n${line}\nPreferred-Languages: pt-BR\n`;
  writeFileSync(join(folder, '.well-known/security.txt'), text);
  const [found, ...more] = checkSecurityContact(folder, now, rebuild);
  expect(more).toEqual([]);
  expect(found?.outcome).toBe(outcome);
  expect(found?.todo).toBe(outcome === 'pass' ? undefined : rebuild);
});

test('what a build writes holds today, and no longer in two years', () => {
  const folder = site();
  writeSiteFiles(folder, 'https://aurora.com.br');
  const outcomeAt = (time: number) => checkSecurityContact(folder, time, rebuild)[0]?.outcome;
  expect(outcomeAt(Date.now())).toBe('pass');
  expect(outcomeAt(Date.now() + 730 * 86_400_000)).toBe('fail');
});
