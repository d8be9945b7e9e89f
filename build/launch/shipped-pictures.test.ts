import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brand } from '../../app/content/brand.ts';
import { isDemo } from './brand-facts.ts';
import shipped from './shipped-pictures.json' with { type: 'json' };
import { checkShippedPictures, recordPictures } from './shipped-pictures.ts';

/** A copy of what the project holds, for tests to change. */
function copy(): string {
  const root = mkdtempSync(join(tmpdir(), 'shipped-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of Object.keys(shipped)) cpSync(file, join(root, file));
  return root;
}

const failed = (root: string) =>
  checkShippedPictures(root).filter(({ outcome }) => outcome === 'fail');

/** Says it in this order: an owner who recorded pictures of their own would be kept from going live. */
function expectAsRecorded(): void {
  expect(
    recordPictures('.'),
    'Pictures of your own? Set the name in app/content/brand.ts, and this test rests. ' +
      'New ones of the demo? Run node build/launch/record-shipped-pictures.ts.',
  ).toEqual(shipped);
}

// An owner's own name ends the duty of these two.
test.runIf(isDemo(brand))('the record holds the pictures of today', expectAsRecorded);

test.runIf(isDemo(brand))('each mark and face of the demo is found by its name', () => {
  expectAsRecorded();
  const root = copy();
  const text = JSON.stringify(failed(root));
  for (const file of ['app/ui/logo.tsx', 'public/favicon.svg', 'team/ana.avif', 'ecommerce/logo'])
    expect(text).toContain(file);
  for (const icon of ['favicon.svg', 'favicon.ico'])
    writeFileSync(join(root, 'public', icon), '<svg/>');
  expect(JSON.stringify(failed(root))).not.toContain('favicon');
  cpSync(join(root, 'public/images/team/ana.avif'), join(root, 'public/images/team/maria.avif'));
  expect(JSON.stringify(failed(root))).toContain('team/maria.avif');
});

test('pictures of one’s own, and those that are gone, are let through', () => {
  const root = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'logo.tsx'), 'own');
  expect(failed(root)).toEqual([]);
});
