import { expect, test } from 'vitest';
import { addressesIn, readPalette, readTokens } from './theme.ts';

test.each([
  ['teal', '#008080', '#008080'],
  ['light-dark(#123, rgb(255 0 0))', '#112233', '#ff0000'],
  ['light-dark(oklch(0.64 0.212 33), hsl(0, 100%, 50%))', '#f14725', '#ff0000'],
  ['light-dark(rgb(1, 2, 3), rgb(4, 5, 6))', '#010203', '#040506'],
  ['var(--other)', '#0000ff', '#ffffff'],
  ['var( --other , red)', '#0000ff', '#ffffff'],
  ['var(--none, rgb(1 2 3))', '#010203', '#010203'],
])('%s is derived as hex for both schemes', (value, light, dark) => {
  const theme = `:root { --ink: ${value}; --other: light-dark(blue, white); }`;
  expect(readPalette(theme, () => undefined).ink).toEqual({ light, dark });
});

test('a later declaration wins, and comments are ignored', () => {
  const tokens = readTokens(':root{--a: red; /* --a: blue; */} :root { --a: green }');
  expect(tokens.get('--a')).toBe('green');
});

test.each([
  '[data-case="shop"] { --ink: red }',
  ':root[lang="en"] { --ink: red }',
  ':root { & em { --ink: red } }',
  '@media print { :root { --ink: red } }',
  ':root { @media (prefers-color-scheme: dark) { --ink: red } }',
  '@media print { @layer theme { :root { --ink: red } } }',
])('a colour that does not apply everywhere is not the site’s: %s', (css) => {
  expect(readTokens(`:root { --ink: teal } ${css}`).get('--ink')).toBe('teal');
});

test.each([
  'html { --ink: red }',
  '.page, :root { --ink: red !important; }',
  ':root , .page { --ink: red }',
  '@layer theme { :root { --ink: red } }',
])('a colour that applies everywhere is the site’s: %s', (css) => {
  expect(readTokens(`:root { --ink: teal } ${css}`).get('--ink')).toBe('red');
});

test.each([
  ['url("./fonts/My Serif.woff2")', ['./fonts/My Serif.woff2']],
  ['image-set(url(a.avif) 1x, url( b.svg#top ) 2x)', ['a.avif', 'b.svg#top']],
  [
    `url("data:image/svg+xml,<path fill='url(%23a)'/>")`,
    ["data:image/svg+xml,<path fill='url(%23a)'/>"],
  ],
  [
    'url("/images/a.avif"), url(https://x.example/a.avif)',
    ['/images/a.avif', 'https://x.example/a.avif'],
  ],
  ['/* url(old.avif) */ none', []],
])('%s loads %j', (value, addresses) => {
  expect(addressesIn(`a { background: ${value} }`)).toEqual(addresses);
});

test('an invalid colour is reported with its token', () => {
  const faults: string[][] = [];
  readPalette(':root{--paper: papyrus}', (...fault) => faults.push(fault));
  expect(faults).toEqual([['--paper', 'papyrus']]);
});

test('an invalid colour used only for contrast is reported, too', () => {
  const faults: string[][] = [];
  const danger = 'color-mix(in srgb, red, black)';
  readPalette(`:root{--danger: ${danger}}`, (...fault) => faults.push(fault));
  expect(faults).toEqual([['--danger', danger]]);
});
