import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SiteFiles } from './site-files.ts';

const expected = { schema: v.record(v.string(), v.string()) };

test.each(['[a]: x', '? [a, b]\n: x', 'b: *Novo* site', 'b: &Co Ltda', 'b: &x [*x]'])(
  'a key that is a list, and a text that YAML takes for an alias, is reported with its place: %j',
  (written) => {
    const files = new SiteFiles('site');
    expect(files.parse('words.yaml', `a: b\n${written}\n`, expected)).toBeUndefined();
    expect(files.faults).toMatchObject([{ sentence: 'notYaml', values: { line: 2 } }]);
  },
);

test.each(['01', 'null', 'true', '2024'])('the key %s is a text as it is written', (key) => {
  expect(new SiteFiles('site').parse('words.yaml', `${key}: x\n`, expected)).toEqual({
    [key]: 'x',
  });
});
