import { expect, test } from 'vitest';
import { calendarStrokes, days } from './calendar-strokes.ts';

test('the whole calendar is five rows of six days', () => {
  const starts = [...calendarStrokes(1, days).matchAll(/M(\d+) (\d+)h8/g)];
  expect(starts).toHaveLength(30);
  expect(new Set(starts.map(([, x]) => x)).size).toBe(6);
  expect(new Set(starts.map(([, , y]) => y)).size).toBe(5);
});

test('the seventh day starts the second row', () => {
  expect(calendarStrokes(7, 7)).toBe('M0 14h8');
});

test('a span of days continues in the next row', () => {
  expect(calendarStrokes(4, 7)).toBe('M30 4h8M40 4h8M50 4h8M0 14h8');
});
