import { expect, test } from 'vitest';
import { moment, showSpan, timeAgo, zoneOffsets } from './moment.ts';

const now = Date.UTC(2026, 2, 31, 12);

test.each([
  ['36h', '2026-03-30T00:00:00.000Z'],
  ['90d', '2025-12-31T12:00:00.000Z'],
  ['2w', '2026-03-17T12:00:00.000Z'],
  ['1m', '2026-02-28T12:00:00.000Z'],
  ['24m', '2024-03-31T12:00:00.000Z'],
])('%s back is %s', (text, then) => {
  expect(new Date(timeAgo(text, now)).toISOString()).toBe(then);
});

test('a day begins at midnight here', () => {
  expect(new Date(moment('2026-03-15', now)).toString()).toContain('Mar 15 2026 00:00:00');
});

test.each(['soon', '90', '-3d', '2026-13-01', '2026-02-30', ''])('%j is refused', (text) => {
  expect(() => moment(text, now)).toThrow();
});

test('spans read in their largest unit', () => {
  expect([30_000, 600_000, 7_200_000, 259_200_000].map(showSpan)).toEqual([
    '30 s',
    '10 min',
    '2 h',
    '3 d',
  ]);
});

test.each([
  [[0], 'UTC'],
  [[-180], 'UTC-3'],
  [[330], 'UTC+5:30'],
  [[-240, -300, -300], 'UTC-4/-5'],
  [[60, 0], 'UTC+1/+0'],
])('offsets of %j minutes are %s', (minutes, name) => {
  expect(zoneOffsets([...minutes.keys()], (at) => minutes[at] ?? 0)).toBe(name);
});
