import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor } from './testing/test-editor.ts';

/** Lets files be written only up to a number of characters, like a full disk, until the test ends. */
function fillDisk(room: number): void {
  const write = fs.writeFileSync;
  const writeSome = (path: unknown, content: unknown) => {
    const text = content instanceof Uint8Array ? Buffer.from(content).toString() : String(content);
    write(String(path), text.slice(0, room));
    if (text.length > room) throw new Error('ENOSPC');
  };
  vi.spyOn(fs, 'writeFileSync').mockImplementation(writeSome);
  vi.spyOn(fs.promises, 'writeFile').mockImplementation(async (path, content) =>
    writeSome(path, content),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Other test files share the modules, so that a mock of `node:fs` would come too late.
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

test('a file for which the disk has no room stays as it was', async () => {
  const editor = openTestEditor();
  const file = 'words/en/faq.yaml';
  const before = editor.read(file);
  const typed = { [fieldName(file, ['lead'])]: 'A much longer text. '.repeat(50) };
  fillDisk(before.length);
  expect((await editor.post('/edit/words/faq', typed)).status).toBe(500);
  expect(editor.read(file)).toBe(before);
});

test('a picture for which the disk has no room does not replace the stored one', async () => {
  const editor = openTestEditor();
  const send = (drawing: string) => {
    const body = new FormData();
    body.append('pictures', new File([drawing], 'home.svg'));
    return editor.post('/edit/cases/ecommerce', body);
  };
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  await send(drawing);
  fillDisk(drawing.length);
  expect((await send(`<!-- longer -->${drawing}`)).status).toBe(500);
  expect(editor.read('originals/ecommerce/home.svg')).toBe(drawing);
});

test('a case for which the disk has no room leaves nothing behind', async () => {
  const editor = openTestEditor();
  fillDisk(editor.read('site.yaml').length);
  expect((await editor.post('/new/cases', { id: 'balsa' })).status).toBe(500);
  expect(fs.existsSync(join(editor.path, 'cases/balsa'))).toBe(false);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect((await editor.post('/new/cases', { id: 'balsa' })).status).toBe(200);
});
