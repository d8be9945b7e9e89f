import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOutage } from './store-errors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outage-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

test('a locked file is an outage, a row that violates a constraint is not', () => {
  const path = join(folder, 'store.sqlite');
  using one = new DatabaseSync(path);
  using other = new DatabaseSync(path, { timeout: 0 });
  one.exec('create table things (id integer primary key)');
  one.exec('begin immediate');
  expect(isOutage(thrownBy(() => other.exec('insert into things values (1)')))).toBe(true);
  one.exec('insert into things values (1)');
  expect(isOutage(thrownBy(() => one.exec('insert into things values (1)')))).toBe(false);
});

test.each([
  ['57P01', true],
  ['08006', true],
  ['53300', true],
  ['25006', true],
  ['ECONNREFUSED', true],
  ['EAI_AGAIN', true],
  ['ERR_INVALID_ARG_TYPE', false],
  ['23505', false],
  ['22P05', false],
])("PostgreSQL's %s is an outage: %s", (code, away) => {
  expect(isOutage(Object.assign(new Error('said by the database'), { code }))).toBe(away);
});

test('a connection that breaks without a code is an outage, a programming error is not', () => {
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isOutage(new TypeError('Cannot read properties of undefined'))).toBe(false);
  expect(isOutage('away')).toBe(false);
});
