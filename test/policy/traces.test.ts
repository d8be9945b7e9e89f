import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Number of level 1 and 2 requirements in each section of OWASP ASVS 5.0, numbered from 1. */
const asvs = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

/** Criteria of WCAG 2.2, levels A and AA; 4.1.1 is obsolete. */
const wcag = {
  ...{ '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5] },
  ...{ '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13], '2.1': [1, 2, 4], '2.2': [1, 2], '2.3': [1] },
  ...{ '2.4': [1, 2, 3, 4, 5, 6, 7, 11], '2.5': [1, 2, 3, 4, 7, 8] },
  ...{ '3.1': [1, 2], '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8], '4.1': [2, 3] },
};

/** The numbers in the first column of a document's tables: `1.2.6–1.2.8, 1.3.4` are four. */
function answered(document: string): readonly string[] {
  const cells = [...document.matchAll(/^\| ([\d.–, ]+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', '),
  );
  return cells.flatMap((cell) => {
    const [first = '', last = first] = cell.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1)));
    if (from === undefined || to === undefined || !last.startsWith(`${section}.`)) return [cell];
    return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
  });
}

test.each(['docs/security.md', 'docs/accessibility.md'])(
  '%s names only files that exist',
  (file) => {
    const named = readFileSync(file, 'utf8').matchAll(
      /`((?:src|contract|inbox|service|build|test|edit|deploy|demo)\/[\w./-]+\.\w+)`/g,
    );
    const files = [...named].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('every ASVS requirement that may apply is answered once', () => {
  const wanted = Object.entries(asvs).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect([...answered(readFileSync('docs/security.md', 'utf8'))].sort()).toEqual(wanted.sort());
});

test('every WCAG 2.2 AA criterion is answered once', () => {
  const wanted = Object.entries(wcag).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect([...answered(readFileSync('docs/accessibility.md', 'utf8'))].sort()).toEqual(
    wanted.sort(),
  );
});
