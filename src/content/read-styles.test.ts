import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { SiteError } from './remark.ts';
import { copyDemo } from './testing/copy-demo.ts';

function copyWith(theme: string): string {
  const folder = copyDemo({ 'theme.css': () => theme });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The places of the faults in a theme. */
function faultsIn(theme: string): readonly (readonly unknown[])[] {
  const folder = copyWith(theme);
  try {
    loadSite(folder);
    return [];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.faults.map(({ sentence, values = {} }) => {
      expect(values['file']).toBe(join(folder, 'theme.css'));
      return [sentence, values['line']];
    });
  }
}

test.each([
  ['a {}\n\n:root {\n  --accent: teal;\n', 3],
  ['a {}\n:root {\n  --accent: teal;\n\nb { color: red }\n', 2],
  ['@media (width < 9em) {\n  a { color: red }\n\nb { color: red }\n', 1],
  ['@font-face {\n  font-family: "x";\na { color: red }', 1],
  ['a {}\n/* the end', 2],
])('an unclosed block or comment is reported with its line: %j', (theme, line) => {
  expect(faultsIn(theme)).toEqual([['notCss', line]]);
});

test.each([
  ['a {}\n\nb {}}\nc {}', 3],
  [':root {\n  --accent: teal;\n@font-face { font-family: "x"; }', 1],
  [':root {\n  --accent teal;\n}', 2],
  [':root {\n  --mono: "x;\n}', 2],
])('invalid CSS is reported with its line: %j', (theme, line) => {
  expect(faultsIn(theme)).toEqual([['notCss', line]]);
});

test.each([
  '',
  '/* nothing yet */',
  '@import "@fontsource/bitter";\n@layer x;',
  '@of-tomorrow x { a { color: red } }\na::of-tomorrow { of-tomorrow: 1 }',
  'a::before { content: "}"; } /* { */',
  '@namespace svg url("http://www.w3.org/2000/svg");\na { color: red }',
  `a { background: url("data:image/svg+xml,<path fill='url(%23a)'/>"), url(#a), url(/images/a.avif) }`,
  'a { background: url("https://trinta.example/images/a.avif") }',
])('valid CSS is not reported: %j', (theme) => {
  expect(faultsIn(theme)).toEqual([]);
});

test.each([
  '@import "//cdn.example/a.css";',
  '@import"https://cdn.example/a.css";',
  "@import url('https://cdn.example/a.css') layer(x);",
  '@font-face { font-family: "x"; src: url(https://cdn.example/a.woff2) }',
])('a file on another host is reported, because the pages’ policy blocks it: %j', (theme) => {
  expect(faultsIn(theme)).toEqual([['foreignFile', undefined]]);
});

test('the styles of a case are checked as well, and what they import', () => {
  const folder = copyDemo({
    'cases/ecommerce/detail.css': () =>
      '@import "./c.css"; a { background: url(//cdn.example/a.avif), url(b.svg) }',
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const faults = ['cdn.example/a.avif', 'cases/ecommerce/b.svg', 'cases/ecommerce/c.css'];
  for (const fault of faults) expect(() => loadSite(folder)).toThrow(fault);
});
