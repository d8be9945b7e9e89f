import { afterAll, beforeAll, expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { openDesk } from '../delivery/testing/delivery-desk.ts';
import { openStore } from '../storage/open-store.ts';
import { sampleSubmission } from '../storage/sample-lead.ts';
import { startTestPostgres, type TestPostgres } from '../storage/test-postgres.ts';
import { describeCommands } from './cli-contract.ts';
import { runCommand } from './testing/run-command.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

describeCommands('PostgreSQL', async () => ({
  engine: 'postgres',
  location: await server.createDatabase(),
}));

test('copy takes a SQLite store over, and refuses a database that holds leads', async () => {
  const desk = await openDesk();
  const url = await server.createDatabase();
  try {
    const leads = Array.from({ length: 30 }, () => canaryLead());
    for (const lead of leads) {
      await desk.store.leads.submit(sampleSubmission(lead), desk.clock.now);
    }
    const first = await runCommand(desk, ['copy', url]);
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/leads +30 rows/)]);
    const again = await runCommand(desk, ['copy', url]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('empty')]);
    const copied = await openStore({ engine: 'postgres', location: url }, { webhook: false });
    expect(await copied.leads.count({})).toBe(30);
    expect((await copied.jobs.health(desk.clock.now)).waiting).toBe(60);
    await copied.close();
  } finally {
    await desk.close();
  }
});
