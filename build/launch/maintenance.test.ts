import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkMaintenance, type Maintenance } from './maintenance.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const hour = 60 * 60 * 1000;
const nothing: Maintenance = {
  schedule: '',
  backups: [],
  elsewhere: false,
  engine: 'sqlite',
  folder: '/srv/site',
  now,
};
const outcomes = (maintenance: Partial<Maintenance>) =>
  checkMaintenance({ ...nothing, ...maintenance }).map(({ outcome }) => outcome);

test.each<[string, Partial<Maintenance>, string[]]>([
  ['nothing', {}, ['fail', 'fail']],
  [
    'a scheduled backup',
    { schedule: '0 3 * * * npm run leads -- backup b.sqlite' },
    ['pass', 'fail'],
  ],
  ['a scheduled retention', { schedule: '0 3 * * * npm run leads -- retention' }, ['fail', 'pass']],
  [
    'lines that are switched off',
    {
      schedule:
        '# 0 3 * * * npm run leads -- backup b.sqlite\n  #0 4 * * * npm run leads -- retention',
    },
    ['fail', 'fail'],
  ],
  [
    'a retention that Node runs without npm',
    { schedule: '0 3 * * * cd /srv/site && node --env-file=e service/cli/main.ts retention' },
    ['fail', 'pass'],
  ],
  ['a backup of last night', { backups: [now - 9 * hour] }, ['pass', 'fail']],
  ['a backup of last week', { backups: [now - 168 * hour] }, ['fail', 'fail']],
  ['a dump, for PostgreSQL', { engine: 'postgres', schedule: 'pg_dump x' }, ['pass', 'fail']],
  ['maintenance that runs elsewhere', { elsewhere: true }, ['pass', 'pass']],
])('%s', (_, maintenance, expected) => {
  expect(outcomes(maintenance)).toEqual(expected);
});

// The privacy policy promises that backups follow an erasure: no more than seven may be kept.
test.each([
  {
    engine: 'sqlite',
    expected: [
      /^npm run -s leads -- backup backups\/[1-7]\.sqlite$/,
      /^npm run -s leads -- retention$/,
    ],
  },
  {
    engine: 'postgres',
    expected: [
      /^pg_dump --format=custom --file=backups\/[1-7]\.dump postgres:\/\/aurora$/,
      /^npm run -s leads -- retention$/,
    ],
  },
] as const)(
  'the lines suggested for $engine run on the site’s own store',
  ({ engine, expected }) => {
    const folder = mkdtempSync(join(tmpdir(), 'maintenance of site-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const program of ['npm', 'pg_dump']) {
      const stub = `#!/bin/sh\n[ "$DATABASE_URL" = postgres://aurora ] && [ "$PWD" = '${folder}' ] && echo ${program} "$@"\n`;
      writeFileSync(join(folder, program), stub, { mode: 0o755 });
    }
    const variables = `DATABASE_URL=postgres://aurora\nPATH='${folder}':$PATH\n`;
    writeFileSync(join(folder, 'site.env'), variables);
    const ran = checkMaintenance({ ...nothing, engine, folder }).map(({ todo = '' }) => {
      // What cron makes of a line, with the owner's file in it.
      const command = todo
        .replace(/^.*?\d+ \d+ \* \* \* /, '')
        .replaceAll('\\%', '%')
        .replace('/etc/trinta.env', `'${folder}/site.env'`);
      return execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8', cwd: '/' }).trim();
    });
    for (const [at, line] of expected.entries()) expect(ran[at]).toMatch(line);
    if (engine === 'postgres') expect(statSync(join(folder, 'backups')).mode & 0o077).toBe(0);
  },
);
