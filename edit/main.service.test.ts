import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

test('where its port is taken, the editor says what to do, and nothing else', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  await expectSentence(port, [port, 'EADDRINUSE', 'EDIT_PORT']);
});

test.each(['abc', '70000'])('a port that is none (%s) is said to be none', async (port) => {
  const said = await expectSentence(port, [port, 'EDIT_PORT', '65535']);
  expect(said).not.toMatch(/localhost|NaN|options/);
});

/** Starts the editor at a port where it cannot answer, and looks for words in the one line that it says. */
async function expectSentence(port: string, words: readonly string[]): Promise<string> {
  const editor = spawn(process.execPath, ['edit/main.ts'], {
    env: { PATH: process.env['PATH'], SITE_FOLDER: 'demo/trinta', EDIT_PORT: port },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(editor.stderr), once(editor, 'exit')]);
  expect([said.trimEnd().split('\n').length, code]).toEqual([1, 1]);
  for (const word of words) expect(said).toContain(word);
  return said;
}
