import { describe, expect, test } from 'vitest';
import { chooseTimes, isOffered, type Offer, stepsOf } from './free-times.ts';

const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] };
const offer: Offer = {
  // A Wednesday, 10:00 in São Paulo.
  now: Date.parse('2026-11-25T10:00-03:00'),
  minutes: 30,
  hours,
  timeZone: 'America/Sao_Paulo',
};
const iso = (at: number, timeZone = offer.timeZone) =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString();
const none = new Set<number>();

test('times are offered on the next three working days, at three times of day', () => {
  expect(chooseTimes(none, offer).map((at) => iso(at))).toEqual([
    '2026-11-26T10:00:00',
    '2026-11-27T14:00:00',
    '2026-11-30T16:30:00',
  ]);
  expect(chooseTimes(none, { ...offer, minutes: 60 }).map((at) => iso(at))).toEqual([
    '2026-11-26T10:00:00',
    '2026-11-27T14:00:00',
    '2026-11-30T16:00:00',
  ]);
});

test('a taken half-hour is not offered, nor an hour that contains it', () => {
  const half = Date.parse('2026-11-26T10:30-03:00');
  const [first = 0] = chooseTimes(new Set([half]), { ...offer, minutes: 60 });
  expect(iso(first)).not.toBe('2026-11-26T10:00:00');
  expect(stepsOf(first, 60)).not.toContain(half);
  const day = Array.from(
    { length: 18 },
    (_, step) => Date.parse('2026-11-26T09:00-03:00') + step * 1_800_000,
  );
  const [next = 0] = chooseTimes(new Set(day), offer);
  expect(iso(next)).toBe('2026-11-27T10:00:00');
});

test('a closed day has no free times', () => {
  const closed = ['2026-11-26', '2026-11-30'];
  const times = chooseTimes(none, { ...offer, hours: { ...hours, closed } });
  expect(times.map((at) => iso(at).slice(0, 10))).toEqual([
    '2026-11-27',
    '2026-12-01',
    '2026-12-02',
  ]);
  const at = Date.parse('2026-11-26T10:00-03:00');
  expect(isOffered(at, { ...offer, hours: { ...hours, closed } })).toBe(false);
});

test('only working hours are offered, with an hour’s notice, and a month ahead', () => {
  const at = (text: string) => isOffered(Date.parse(text), offer);
  expect(at('2026-11-25T11:00-03:00')).toBe(true);
  expect(at('2026-11-25T10:30-03:00')).toBe(false);
  expect(at('2026-11-24T11:00-03:00')).toBe(false);
  expect(at('2026-11-26T08:30-03:00')).toBe(false);
  expect(at('2026-11-26T17:30-03:00')).toBe(true);
  expect(at('2026-11-26T18:00-03:00')).toBe(false);
  expect(at('2026-11-26T10:15-03:00')).toBe(false);
  expect(at('2026-11-28T10:00-03:00')).toBe(false);
  expect(at('2027-02-01T10:00-03:00')).toBe(false);
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 0, -1, 1.5]) {
    expect([wrong, isOffered(wrong, offer)]).toEqual([wrong, false]);
  }
  expect(isOffered(Date.parse('2026-11-26T17:30-03:00'), { ...offer, minutes: 60 })).toBe(false);
});

test('opening hours shorter than a conversation have no free times', () => {
  const short = { ...hours, from: '09:00', to: '09:30' };
  expect(chooseTimes(none, { ...offer, minutes: 60, hours: short })).toEqual([]);
  expect(chooseTimes(none, { ...offer, hours: short })).toHaveLength(3);
});

describe('when the clocks change', () => {
  // Lisbon sets clocks back on Sunday, 2026-10-25 at 02:00, and forward on Sunday, 2027-03-28 at 01:00.
  const lisbon = { ...offer, timeZone: 'Europe/Lisbon' };

  test('a time keeps its local hour', () => {
    const now = Date.parse('2026-10-22T12:00+01:00');
    const times = chooseTimes(none, { ...lisbon, now });
    expect(times.map((at) => new Date(at).toISOString())).toEqual([
      '2026-10-23T09:00:00.000Z',
      '2026-10-26T14:00:00.000Z',
      '2026-10-27T16:30:00.000Z',
    ]);
    expect(times.every((at) => isOffered(at, { ...lisbon, now }))).toBe(true);
  });

  test('a skipped hour is not offered, and a repeated one is offered once', () => {
    const night = { days: [7], from: '00:00', to: '03:00', closed: [] };
    const forward = { ...lisbon, hours: night, now: Date.parse('2027-03-27T12:00Z') };
    const on = (text: string, of: Offer) => isOffered(Date.parse(text), of);
    expect(on('2027-03-28T00:30Z', forward)).toBe(true);
    // 01:00 UTC is 02:00 there: 01:00 and 01:30 local time do not exist.
    expect(on('2027-03-28T01:00Z', forward)).toBe(true);
    expect(on('2027-03-28T02:00Z', forward)).toBe(false);
    const back = { ...lisbon, hours: night, now: Date.parse('2026-10-24T12:00Z') };
    expect(on('2026-10-25T00:30Z', back)).toBe(true);
    expect(on('2026-10-25T01:30Z', back)).toBe(false);
    expect(on('2026-10-25T02:30Z', back)).toBe(true);
  });
});
