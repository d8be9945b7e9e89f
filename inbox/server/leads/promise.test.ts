import { expect, test } from 'vitest';
import { overdueCutoff, promisedBy, workingMorning } from './promise.ts';

const zone = 'America/Sao_Paulo';
const days = { timeZone: zone, closed: ['2026-12-24', '2026-12-25', '2027-01-01'] };
const at = (text: string, timeZone = zone) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
const shown = (ms: number, timeZone = zone) =>
  Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

test.each([
  ['on Monday', '2026-11-23T10:30', '2026-11-24T10:30'],
  ['at night', '2026-11-24T23:50', '2026-11-25T23:50'],
  ['on Friday', '2026-11-27T15:00', '2026-11-30T15:00'],
  ['on Saturday', '2026-11-28T02:00', '2026-12-01T09:00'],
  ['on Sunday', '2026-11-29T22:00', '2026-12-01T09:00'],
  ['before a holiday', '2026-12-23T15:00', '2026-12-28T15:00'],
  ['on a holiday', '2026-12-24T15:00', '2026-12-29T09:00'],
  ['on the weekend after one', '2026-12-26T15:00', '2026-12-29T09:00'],
])('a lead received %s is due within one working day', (_, received, promised) => {
  expect(shown(promisedBy(at(received), days))).toBe(promised);
});

test('local time counts when the clocks change between two days', () => {
  const lisbon = 'Europe/Lisbon';
  const friday = at('2026-03-27T10:00', lisbon);
  expect(shown(promisedBy(friday, { timeZone: lisbon, closed: [] }), lisbon)).toBe(
    '2026-03-30T10:00',
  );
});

test.each([
  '2026-11-23T08:00',
  '2026-11-24T09:00',
  '2026-11-25T11:11',
  '2026-11-27T23:59',
  '2026-11-29T12:00',
  '2026-12-01T09:00',
  '2026-12-01T09:01',
  '2026-12-25T10:00',
  '2026-12-28T15:00',
  '2026-12-29T09:01',
])('the cutoff at %s separates overdue leads from others', (clock) => {
  const now = at(clock);
  const cutoff = overdueCutoff(now, days);
  expect(promisedBy(cutoff, days)).toBeLessThan(now);
  expect(promisedBy(cutoff + 1, days)).toBeGreaterThanOrEqual(now);
});

test('the morning is from nine to noon, Monday to Friday, except on holidays', () => {
  expect(workingMorning(at('2026-11-27T08:59'), days)).toBeUndefined();
  const friday = { day: '2026-11-27', at: at('2026-11-27T09:00') };
  expect(workingMorning(at('2026-11-27T09:00'), days)).toEqual(friday);
  expect(workingMorning(at('2026-11-27T11:59'), days)).toEqual(friday);
  expect(workingMorning(at('2026-11-27T12:00'), days)).toBeUndefined();
  expect(workingMorning(at('2026-11-28T10:00'), days)).toBeUndefined();
  expect(workingMorning(at('2026-12-25T10:00'), days)).toBeUndefined();
});
