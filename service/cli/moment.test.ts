import { expect, test } from 'vitest';
import { readMoment, showMoment } from './moment.ts';

const now = Date.UTC(2026, 2, 31, 12);
const zone = 'America/Sao_Paulo';

test.each([
  ['30m', '2026-03-31T11:30:00.000Z'],
  ['36h', '2026-03-30T00:00:00.000Z'],
  ['90d', '2025-12-31T12:00:00.000Z'],
  ['2w', '2026-03-17T12:00:00.000Z'],
  ['1mo', '2026-02-28T12:00:00.000Z'],
  ['24mo', '2024-03-31T12:00:00.000Z'],
])('%s ago is %s', (text, then) => {
  expect(new Date(readMoment(text, now, zone) ?? 0).toISOString()).toBe(then);
});

test('a day begins at midnight in the owner’s time zone', () => {
  expect(readMoment('2026-03-15', now, zone)).toBe(Date.UTC(2026, 2, 15, 3));
  expect(readMoment('2026-03-15', now, 'Asia/Kolkata')).toBe(Date.UTC(2026, 2, 14, 18, 30));
});

test.each(['soon', '90', '-3d', '3y', '2026-13-01', '2026-02-30', ''])('%j is invalid', (text) => {
  expect(readMoment(text, now, zone)).toBeUndefined();
});

test('a time is shown in the owner’s time zone', () => {
  expect(showMoment(now, zone)).toBe('2026-03-31 09:00');
});
