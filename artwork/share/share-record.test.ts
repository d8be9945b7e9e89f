import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  recordShareImage,
  removeOrphans,
  type ShareFolders,
  shareImageStates,
  shareImagesToDraw,
} from './share-record.ts';

let folders: ShareFolders;
beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'share-'));
  folders = { images: join(root, 'images'), record: join(root, 'made.json') };
  mkdirSync(folders.images);
  write('landing.en.png', 'drawn');
  await recordShareImage({ kind: 'landing' }, 'en', Buffer.from('drawn'), folders);
});
afterEach(() => rmSync(join(folders.images, '..'), { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folders.images, name), text);

/** As if the image had been made of other words, or for another page. */
function editRecord(from: RegExp, to: string): void {
  writeFileSync(folders.record, readFileSync(folders.record, 'utf8').replace(from, to));
}

async function stateOf(name: string): Promise<string | undefined> {
  const states = await shareImageStates(folders);
  return states.find(({ file }) => file === name)?.state;
}

test('an image made of today’s words is current, one that is not there is missing', async () => {
  expect(await stateOf('landing.en.png')).toBe('current');
  expect(await stateOf('landing.pt-BR.png')).toBe('missing');
});

test('an image made of other words is stale, unless somebody else made it since', async () => {
  editRecord(/"source": "\w+"/, '"source": "before"');
  expect(await stateOf('landing.en.png')).toBe('stale');
  write('landing.en.png', 'painted by hand');
  expect(await stateOf('landing.en.png')).toBe('current');
});

test('an image that we made for a page that is gone is removed, and no other', async () => {
  editRecord(/landing\.en/, 'project-gone.en');
  write('project-gone.en.png', 'drawn');
  write('project-other.en.png', 'painted by hand');
  expect(removeOrphans(folders)).toEqual(['project-gone.en.png']);
  expect(() => readFileSync(join(folders.images, 'project-gone.en.png'))).toThrow();
  expect(readFileSync(join(folders.images, 'project-other.en.png'), 'utf8')).toBe(
    'painted by hand',
  );
});

test('all is drawn but what somebody else made, and that too once it is named', () => {
  const asked = (name: string) => {
    const { draw, leftAlone } = shareImagesToDraw(name, folders);
    return { drawn: draw.map(({ file }) => file), leftAlone };
  };
  const all = asked('');
  expect(all.leftAlone).toEqual([]);
  expect(all.drawn).toEqual(expect.arrayContaining(['landing.en.png', 'landing.pt-BR.png']));

  write('landing.en.png', 'painted by hand');
  write('terms.en.png', 'painted by hand, and never drawn');
  const rest = asked('');
  expect(rest.leftAlone).toEqual(['landing.en.png', 'terms.en.png']);
  expect(rest.drawn).toHaveLength(all.drawn.length - 2);
  expect(rest.drawn).not.toContain('landing.en.png');
  expect(asked('landing.en')).toEqual({ drawn: ['landing.en.png'], leftAlone: [] });
});
