import { expect, test } from 'vitest';
import { runLetterKills } from './letter-run.ts';

for (const database of ['sqlite', 'postgres'] as const) {
  test.concurrent(`SIGKILL while a letter is being sent sends no mail twice on ${database}`, async () => {
    const result = await runLetterKills({ recipients: 300, kills: 3, database });
    expect(result).toMatchObject({ twice: 0, missing: 0, claimed: 0, logged: result.unclear });
    expect(result.received + result.unclear).toBeGreaterThanOrEqual(300);
  }, 180_000);
}
