import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SiteFiles } from './site-files.ts';

test.each(['? : x', 'null: x', 'true: x', '~: x', ': x', '[a]: x', '? [a, b]\n: x', 'b: &x [*x]'])(
  'a key that is empty or not a text, or an alias inside itself, is reported with its place: %j',
  (written) => {
    const files = new SiteFiles('site');
    const read = files.parse(
      'words.yaml',
      `a: b\n${written}\n`,
      v.record(v.string(), v.string()),
      {},
    );
    expect(read).toBeUndefined();
    expect(files.faults).toMatchObject([{ sentence: 'notYaml', values: { line: 2 } }]);
  },
);

test('a name in braces is reported where no facts are filled in', () => {
  const files = new SiteFiles('site');
  files.parse('site.yaml', "name: 'A {x}'", v.object({ name: v.string() }), {});
  expect(files.faults).toMatchObject([{ sentence: 'noNamesHere', values: { name: 'x' } }]);
});
