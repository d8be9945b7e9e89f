import { expect, test } from 'vitest';
import { type Care, checkCare } from './scheduled-care.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const hour = 60 * 60 * 1000;
const nothing: Care = { schedule: '', backups: [], elsewhere: false, engine: 'sqlite', now };
const outcomes = (care: Partial<Care>) =>
  checkCare({ ...nothing, ...care }).map(({ outcome }) => outcome);

test.each<[string, Partial<Care>, string[]]>([
  ['nothing', {}, ['fail', 'fail']],
  [
    'a scheduled backup',
    { schedule: '0 3 * * * npm run leads -- backup b.sqlite' },
    ['pass', 'fail'],
  ],
  ['a scheduled retention', { schedule: '0 3 * * * npm run leads -- retention' }, ['fail', 'pass']],
  ['a backup of last night', { backups: [now - 9 * hour] }, ['pass', 'fail']],
  ['a backup of last week', { backups: [now - 168 * hour] }, ['fail', 'fail']],
  ['a dump, for PostgreSQL', { engine: 'postgres', schedule: 'pg_dump x' }, ['pass', 'fail']],
  ['care that is taken elsewhere', { elsewhere: true }, ['pass', 'pass']],
])('%s', (_, care, expected) => {
  expect(outcomes(care)).toEqual(expected);
});
