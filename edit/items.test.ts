import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fieldName } from './apply-form.ts';
import { openTestEditor } from './testing/test-editor.ts';

// At any moment it is another day than in UTC in one of these time zones.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a new article has the date of the owner’s time zone (%s)',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const editor = openTestEditor();
    await editor.post('/new/articles', { id: 'first' });
    expect(editor.read('articles/first/article.yaml')).toContain(
      `date: ${Temporal.Now.plainDateISO(zone)}`,
    );
  },
);

test('a person who is added again keeps the words that are already there', async () => {
  const editor = openTestEditor();
  const words = editor.read('words/en/team.yaml');
  const people = editor.read('people.yaml').replace(/- id: bruno\n.*\n.*\n/, '');
  writeFileSync(join(editor.path, 'people.yaml'), people);
  await editor.post('/edit/people', { id: 'bruno' });
  expect(editor.read('words/en/team.yaml')).toBe(words);
  expect(editor.read('people.yaml')).toContain('id: bruno');
  expect(editor.faults()).toEqual([]);
});

test.each(['games: []', 'games:'])(
  'a technology group without entries (%s) can get one, or be removed',
  async (emptied) => {
    const editor = openTestEditor();
    await editor.post('/edit/technologies', { id: 'games' });
    const file = 'technologies.yaml';
    const without = editor.read(file).replace(/games:\n.*/, emptied);
    writeFileSync(join(editor.path, file), without);
    const page = parse(await (await editor.get('/edit/technologies')).text());
    const names = page.querySelectorAll('textarea, button').map((one) => one.getAttribute('name'));
    const first = fieldName(file, ['games', 0]);
    expect(names).toContain(first);
    expect(names).not.toContain(fieldName(file, ['games']));
    await editor.post('/edit/technologies', { [first]: 'Godot' });
    expect(editor.read(file)).toContain('games:\n  - Godot');
    writeFileSync(join(editor.path, file), without);
    await editor.post('/edit/technologies', { drop: 'technologies/games' });
    for (const own of [file, 'words/en/technologies.yaml']) {
      expect(editor.read(own)).not.toContain('games');
    }
  },
);
