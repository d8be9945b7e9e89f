import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { describeEvents } from './events.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'trinta-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeEvents('SQLite', async () => ({
  DATABASE_URL: join(mkdtempSync(join(folder, 'x')), 'leads.sqlite'),
}));
