import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(process.env['DIST_FOLDER'] ?? 'dist', 'inbox');

test('the application’s scripts are at most 150 KB compressed', () => {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const sent = files.map((name) => {
    const compressed = join(folder, 'assets', `${name}.br`);
    try {
      return readFileSync(compressed).length;
    } catch {
      // Too small for a compressed copy.
      return readFileSync(join(folder, 'assets', name)).length;
    }
  });
  expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});

test('the document has no inline script and no inline style', () => {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(document).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
});
