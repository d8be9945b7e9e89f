import { expect, test } from 'vitest';
import { calendarStrokes, days } from './calendar-strokes.ts';

test('the whole calendar is five rows of six days', () => {
  expect(calendarStrokes(1, days).match(/h58/g)).toHaveLength(5);
});

test('the seventh day opens the second row', () => {
  expect(calendarStrokes(7, 7)).toBe('M0 14h8');
});

test('days that span rows go on in the next row', () => {
  expect(calendarStrokes(4, 7)).toBe('M30 4h28M0 14h8');
});
