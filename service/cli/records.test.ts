import { existsSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { closeAfterTest } from '../testing/close-after-test.ts';
import { runCommand } from './testing/run-command.ts';

let fixture: DeliveryFixture;
let path: string;

beforeEach(async () => {
  fixture = closeAfterTest(await createDeliveryFixture());
  path = join(fixture.dataDirectory, 'leads.csv');
});

const exportTo = (file: string) => runCommand(fixture, ['export', '--output', file]);

test('a file is readable by its owner only, and replaces none', async () => {
  expect((await exportTo(path)).code).toBe(0);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, 'mine');
  const { code, err } = await exportTo(path);
  expect([code, err]).toEqual([1, expect.stringContaining(`${path} (it already exists)`)]);
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

test('a file of another program stays, even if a check would not see it', async () => {
  symlinkSync(join(fixture.dataDirectory, 'none'), path);
  const { code, err } = await exportTo(path);
  expect([code, err]).toEqual([1, expect.stringContaining(`${path} (it already exists)`)]);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
});

test('a failure halfway leaves no partial file', async () => {
  const { schema } = fixture.store.db;
  await schema.alterTable('leads').renameTo('leads_away').execute();
  const { code, err } = await exportTo(path);
  expect([code, err]).toEqual([1, expect.stringContaining('no such table')]);
  expect(existsSync(path)).toBe(false);
});

test('the error names the file that cannot be created', async () => {
  for (const file of [fixture.dataDirectory, join(fixture.dataDirectory, 'none', 'leads.csv')]) {
    expect((await exportTo(file)).err).toContain(`cannot be written to ${file} (`);
  }
});
