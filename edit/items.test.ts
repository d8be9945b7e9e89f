import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a technology group that lost its last entry is added again with its title', async () => {
  const editor = openTestEditor();
  const title = fieldName('words/en/technologies.yaml', ['groups', 'games']);
  await editor.post('/edit/technologies', { id: 'games' });
  const last = fieldName('shared', ['games', 0]);
  await editor.post('/edit/technologies', { [title]: 'Video games', remove: last });
  await editor.post('/edit/technologies', { id: 'games' });
  expect(editor.read('words/en/technologies.yaml')).toContain('games: Video games');
  expect(editor.read('technologies.yaml')).toContain('⟦games⟧');
});
