import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor } from './testing/test-editor.ts';

/** Lets files be written only up to a number of characters, like a full disk, until the test ends. */
function fillDisk(room: number): void {
  const write = fs.writeFileSync;
  const spy = vi.spyOn(fs, 'writeFileSync').mockImplementation((path, text) => {
    write(path, String(text).slice(0, room));
    if (String(text).length > room) throw new Error('ENOSPC');
  });
  // Other test files share the modules, so that a mock of `node:fs` would come too late.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a file for which the disk has no room stays as it was', async () => {
  const editor = openTestEditor();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const file = 'words/en/faq.yaml';
  const before = editor.read(file);
  const typed = { [fieldName(file, ['lead'])]: 'A much longer text. '.repeat(50) };
  fillDisk(before.length);
  expect((await editor.post('/edit/words/faq', typed)).status).toBe(500);
  expect(editor.read(file)).toBe(before);
});
