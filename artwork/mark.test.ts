import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sayRemark } from '../src/content/remark.ts';
import { paintMark, placeMark, readSmallMark } from './mark.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mark-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const write = (svg: string | Buffer) => writeFileSync(join(folder, 'mark-small.svg'), svg);

test('a mark is only its drawing, with the size of its viewBox', () => {
  write('<?xml version="1.0"?>\n<!-- ours -->\n<svg viewBox="0 0 20,10"><path/></svg>\n');
  expect(readSmallMark(folder)).toEqual({
    svg: '<svg viewBox="0 0 20,10"><path/></svg>',
    width: 20,
    height: 10,
  });
});

test('a mark may have attributes whose names end with “style”', () => {
  write('<svg viewBox="0 0 9 9"><text font-style="italic">A</text></svg>');
  expect(readSmallMark(folder)).toMatchObject({ width: 9 });
});

test('a mark has no CDATA marks, without which browsers hash its styles', () => {
  write('<svg viewBox="0 0 9 9"><style><![CDATA[.a{fill:red}]]></style></svg>');
  expect(readSmallMark(folder)?.svg).toContain('<style>.a{fill:red}</style>');
});

test('the small mark is optional', () => {
  expect(readSmallMark(folder)).toBeUndefined();
});

/** The first bytes of a PNG, which is not text. */
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  [png, 'mark-small.svg is not an SVG'],
  ['PNG', 'mark-small.svg is not an SVG'],
  ['<svg viewBox="0 0 9 9"><path/>', 'mark-small.svg is not an SVG'],
  ['<svg width="9" height="9"><path/></svg>', 'mark-small.svg needs a viewBox'],
  [
    '<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>',
    sayRemark({
      sentence: 'styleAttribute',
      values: { file: 'mark-small.svg', style: 'style="fill:red"' },
    }),
  ],
])('a mark that is %j is reported with the requirements', (svg, message) => {
  write(svg);
  expect(() => readSmallMark(folder)).toThrow(message);
});

test('a mark is centred, and keeps its attributes except its size', () => {
  const svg = '<svg width="1em" fill="red" height=\'1em\' viewBox="0 0 20 10" stroke-width="2"/>';
  expect(placeMark({ svg, width: 20, height: 10 }, 100, 50)).toBe(
    '<svg x="25" y="38" width="50" height="25" fill="red" viewBox="0 0 20 10" stroke-width="2"/>',
  );
});

test('a mark is enlarged to the largest whole or half scale, and reduced to any', () => {
  const widthIn = (width: number) =>
    / width="([\d.]+)"/.exec(placeMark({ svg: '<svg>', width, height: 1 }, 32, 30))?.[1];
  expect(widthIn(58)).toBe('29');
  expect(widthIn(24)).toBe('24');
  expect(widthIn(512)).toBe('30');
});

test('a mark is painted with the colours of its variables', () => {
  const svg = '<g fill="currentColor" stroke="var(--accent)" color="var(--accent, red)"/>';
  expect(paintMark(svg, { text: '#111', accent: '#e00' })).toBe(
    '<g fill="#111" stroke="#e00" color="#e00"/>',
  );
});
