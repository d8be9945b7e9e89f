import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test('if its port is taken, the editor prints only what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  await expectSentence(port, [port, 'EADDRINUSE', 'EDIT_PORT']);
});

test.each(['abc', '70000'])('an invalid port (%s) is reported as such', async (port) => {
  const said = await expectSentence(port, [port, 'EDIT_PORT', '65535']);
  expect(said).not.toMatch(/localhost|NaN|options/);
});

test('a folder that is not a site is named as it is', async () => {
  await expectSentence('0', ['no$&site/'], { SITE_FOLDER: 'no$&site' });
});

test('without a site, the editor does not change the demo', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'no-site-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  symlinkSync(resolve('demo'), join(cwd, 'demo'));
  await expectSentence('0', ['site/ ', 'npm run new-site'], {}, cwd);
});

/** Starts the editor, which cannot serve, and expects these words in its one line of output. */
async function expectSentence(
  port: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = { SITE_FOLDER: 'demo/trinta' },
  cwd = process.cwd(),
): Promise<string> {
  const editor = spawn(process.execPath, [resolve('edit/main.ts')], {
    cwd,
    env: { PATH: process.env['PATH'], EDIT_PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void editor.kill());
  const [said, [code]] = await Promise.all([text(editor.stderr), once(editor, 'exit')]);
  expect([said.trimEnd().split('\n').length, code]).toEqual([1, 1]);
  for (const word of words) expect(said).toContain(word);
  return said;
}
