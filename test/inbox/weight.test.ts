import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(process.env['DIST_FOLDER'] ?? 'dist', 'inbox');

test('all of the application’s script is at most 150 KB as it is sent', () => {
  const files = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const sent = files.map((name) => {
    const compressed = join(folder, 'assets', `${name}.br`);
    try {
      return readFileSync(compressed).length;
    } catch {
      // Too small to be worth a compressed copy.
      return readFileSync(join(folder, 'assets', name)).length;
    }
  });
  expect(sent.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
});

test('its document has no script and no style of its own', () => {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(document).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
});
