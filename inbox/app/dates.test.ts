import { describe, expect, test } from 'vitest';
import { calendarDay, createDates, localTime, momentIn } from './dates.ts';

const zone = 'America/Sao_Paulo';
const now = Date.parse('2026-11-25T12:00:00-03:00');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each([
  {
    language: 'pt-BR',
    ago: 'há 3 horas',
    yesterday: 'ontem',
    far: '1 de nov.',
    year: '24 de dez. de 2025',
  },
  {
    language: 'en',
    ago: '3 hours ago',
    yesterday: 'yesterday',
    far: '1 Nov',
    year: '24 Dec 2025',
  },
] as const)('in $language', ({ language, ago, yesterday, far, year }) => {
  const dates = createDates(language, zone);
  test.each([
    ['2026-11-25T09:00:00-03:00', ago],
    ['2026-11-24T23:00:00-03:00', yesterday],
    ['2026-11-01T09:00:00-03:00', far],
    ['2025-12-24T09:00:00-03:00', year],
  ])('%s is %s', (at, said) => {
    expect(plain(dates.relative(Date.parse(at), now))).toBe(said);
  });

  test('lists show a time only for today', () => {
    expect(dates.short(Date.parse('2026-11-25T00:05:00-03:00'), now)).toBe('00:05');
    expect(dates.short(Date.parse('2026-11-24T23:55:00-03:00'), now)).not.toContain(':');
  });
});

test('durations are given in one unit', () => {
  const { duration } = createDates('pt-BR', zone);
  expect([1000, 40 * 60_000, 5 * 3_600_000, 50 * 3_600_000].map(duration).map(plain)).toEqual([
    '1 min',
    '40 min',
    '5 h',
    '2 dias',
  ]);
});

test('days are those of the site’s time zone, not of the browser’s', () => {
  expect(calendarDay(Date.parse('2026-11-25T01:00:00Z'), zone)).toBe('2026-11-24');
});

test.each([
  ['America/Sao_Paulo', '2026-11-25T09:30', '2026-11-25T12:30:00.000Z'],
  ['Europe/Lisbon', '2026-07-01T09:30', '2026-07-01T08:30:00.000Z'],
  ['Europe/Lisbon', '2026-12-01T09:30', '2026-12-01T09:30:00.000Z'],
])('in %s clocks show %s at %s', (timeZone, local, at) => {
  expect(new Date(momentIn(timeZone, local)).toISOString()).toBe(at);
  expect(localTime(Date.parse(at), timeZone)).toBe(local);
});

test('an invalid date is not a timestamp', () => {
  expect(momentIn(zone, '')).toBeNaN();
});
