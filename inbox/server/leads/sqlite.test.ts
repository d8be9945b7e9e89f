import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { matchesSearch } from '../../../service/storage/leads.ts';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { describeErasing } from './erasing.suite.ts';
import { describeLeadList } from './lead-list.suite.ts';
import { isUnreached } from './lead-rows.ts';
import { describeLeadWork } from './lead-work.suite.ts';
import { describeOverdue } from './overdue.suite.ts';
import { describeUnreached } from './unreached.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'trinta-inbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  openTestStore({
    engine: 'sqlite',
    location: join(mkdtempSync(join(folder, 'x')), 'leads.sqlite'),
  });

describeLeadList('SQLite', open);
describeLeadWork('SQLite', open);
describeUnreached('SQLite', open);
describeOverdue('SQLite');
describeErasing('SQLite');

test('the lookup of lost mails uses the index on the lead', async () => {
  const store = await open();
  const plan = await sql<{ detail: string }>`explain query plan
    select ${isUnreached.expression} from leads`.execute(store.db);
  expect(plan.rows.map(({ detail }) => detail).join()).toContain('jobs_by_subject_id_kind');
  await store.close();
});

test('a search with repeated or short words does not look each of them up', async () => {
  const store = await open();
  const search = matchesSearch(store.db, 'O pão e o orçamento de pão em poucos dias, de entrada');
  const { parameters } = sql`select ${search}`.compile(store.db);
  expect(parameters).toEqual(['"de"* "dias"* "em"* "entrada"* "orcamento"* "pao"* "poucos"*']);
  await store.close();
});
