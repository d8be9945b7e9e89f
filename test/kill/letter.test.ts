import { test } from 'vitest';
import { runLetterKills } from './letter-run.ts';

for (const database of ['sqlite', 'postgres'] as const) {
  test.concurrent(`SIGKILL while a letter is being sent sends no mail twice on ${database}`, async ({
    expect,
    onTestFailed,
  }) => {
    const started = Date.now();
    const seen: string[] = [];
    const note = (what: string) => seen.push(`after ${Date.now() - started} ms: ${what}`);
    // Printed here, because a test that succeeds when it is retried does not show why it failed before.
    onTestFailed(({ task }) => {
      note(`${task.result?.errors?.map(({ message }) => message)}`);
      console.error(`${task.name}\n${seen.join('\n')}`);
    });
    const onKill = (kill: number, received: number) =>
      note(`killed ${kill} times, ${received} mails received`);
    const result = await runLetterKills({ recipients: 300, kills: 3, database, onKill });
    note(JSON.stringify(result, null, 2));
    expect(result).toMatchObject({ twice: 0, missing: 0, claimed: 0, logged: result.unclear });
    expect(result.received + result.unclear).toBeGreaterThanOrEqual(300);
  }, 180_000);
}
