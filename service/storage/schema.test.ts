import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leadFields } from '../../contract/lead.ts';
import { migrationNames } from './schema.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { releasedStores } from './upgrade.suite.ts';

test('each field of the form has its column, made by a migration in service/storage/schema.ts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'columns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = await openTestStore({ engine: 'sqlite', location: join(folder, 'leads.sqlite') });
  expect(await store.db.selectFrom('leads').select(leadFields).execute()).toEqual([]);
  await store.close();
});

test.each(['sqlite', 'postgres'] as const)(
  'the newest tables are frozen as a release (%s)',
  (engine) => {
    const frozen = [...releasedStores(engine).keys()].at(-1);
    const todo = `copy service/storage/testing/released-${frozen}.${engine}.sql under the new number, and append the statements and the row of kysely_migration`;
    expect(migrationNames.at(-1)?.slice(0, 3), todo).toBe(frozen);
  },
);
