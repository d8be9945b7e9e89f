import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
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
  await expectSentence('0', ['no$&site/'], 'no$&site');
});

/** Starts the editor, which cannot serve, and expects these words in its one line of output. */
async function expectSentence(
  port: string,
  words: readonly string[],
  folder = 'demo/trinta',
): Promise<string> {
  const editor = spawn(process.execPath, ['edit/main.ts'], {
    env: { PATH: process.env['PATH'], SITE_FOLDER: folder, EDIT_PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(editor.stderr), once(editor, 'exit')]);
  expect([said.trimEnd().split('\n').length, code]).toEqual([1, 1]);
  for (const word of words) expect(said).toContain(word);
  return said;
}
