import { expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor } from './testing/test-editor.ts';

/** How many characters of a file the disk has room for. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync = (path: string, text: string) => {
    fs.writeFileSync(path, text.slice(0, disk.room));
    if (text.length > disk.room) throw new Error('ENOSPC');
  };
  return { ...fs, writeFileSync };
});

test('a file for which the disk has no room stays as it was', async () => {
  const editor = openTestEditor();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const file = 'words/en/faq.yaml';
  const before = editor.read(file);
  const typed = { [fieldName(file, ['lead'])]: 'A much longer text. '.repeat(50) };
  disk.room = before.length;
  expect((await editor.post('/edit/words/faq', typed)).status).toBe(500);
  expect(editor.read(file)).toBe(before);
});
