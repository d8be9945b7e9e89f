import { expect, test } from 'vitest';
import { days } from '../app/content/calendar.ts';
import { calendarPath } from './calendar-path.ts';

test('the whole calendar has a cell for each of the thirty days', () => {
  expect(calendarPath(1, days).match(/M/g)).toHaveLength(30);
});

test('the seventh day opens the second week', () => {
  expect(calendarPath(7, 7)).toBe('M0 10h8v8h-8z');
});
