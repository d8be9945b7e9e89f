import { expect, test } from 'vitest';
import { runKills } from './kill-run.ts';

const nothingWrong = { lost: 0, doubled: 0, undelivered: 0, damaged: 0, surprises: [] };

test.concurrent('SIGKILL at random moments loses or duplicates nothing on SQLite', async () => {
  const result = await runKills({ kills: 6, database: 'sqlite' });
  expect(result).toMatchObject(nothingWrong);
  expect(result.acknowledged).toBeGreaterThan(0);
}, 180_000);

test.concurrent('SIGKILL of either of two servers loses or duplicates nothing on PostgreSQL', async () => {
  const result = await runKills({ kills: 4, database: 'postgres' });
  expect(result).toMatchObject(nothingWrong);
  expect(result.acknowledged).toBeGreaterThan(0);
}, 180_000);
