import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { describeErasing } from './erasing.suite.ts';
import { describeLeadList } from './lead-list.suite.ts';
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
