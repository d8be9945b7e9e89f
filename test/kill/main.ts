import '../../build/explain-errors.ts';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../build/answer-help.ts';
import buildServer from '../build-server.ts';
import { runKills } from './kill-run.ts';
import { type LetterKillOptions, runLetterKills } from './letter-run.ts';

const barWidth = 30;

const usage = `npm run test:kill kills the server with SIGKILL while leads arrive, and counts them.

  npm run test:kill -- [--kills 100] [--database sqlite|postgres] [--letter 5000]

The exit code is 0 if nothing was lost. With --letter 5000, the server sends a letter to 5000 subscribers
instead of receiving leads, and the exit code is 0 if nobody got it twice and none is missing unreported.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      database: { type: 'string', default: 'sqlite' },
      letter: { type: 'string', default: '0' },
    },
  });
  const kills = Number(values.kills);
  const recipients = Number(values.letter);
  const { database } = values;
  if (!Number.isInteger(kills) || kills < 1 || (database !== 'sqlite' && database !== 'postgres')) {
    console.error(usage);
    process.exit(2);
  }
  await buildServer();
  if (recipients > 0) return await killLetter({ recipients, kills, database });
  const started = Date.now();
  const result = await runKills({
    kills,
    database,
    onKill(killed, acknowledged) {
      const filled = Math.round((killed / kills) * barWidth);
      const bar = '█'.repeat(filled).padEnd(barWidth, '░');
      const left = Math.round((((Date.now() - started) / killed) * (kills - killed)) / 1000);
      process.stderr.write(
        `\r${bar} ${killed}/${kills} kills · ${acknowledged} leads acknowledged · ${left} s left   `,
      );
    },
  });
  process.stderr.write('\n');
  console.log(
    [
      `database                  ${database}`,
      `kills (SIGKILL)           ${result.kills}`,
      `requests                  ${result.requests}`,
      `leads acknowledged        ${result.acknowledged}`,
      `acknowledged and lost     ${result.lost}`,
      `doubled                   ${result.doubled}`,
      `deliveries not made       ${result.undelivered}`,
      `failed database checks    ${result.damaged}`,
      `unexpected answers        ${result.surprises.length}`,
      ...result.surprises.slice(0, 5),
    ].join('\n'),
  );
  const { lost, doubled, undelivered, damaged, surprises } = result;
  if (lost + doubled + undelivered + damaged + surprises.length > 0) process.exitCode = 1;
}

async function killLetter(options: LetterKillOptions): Promise<void> {
  const onKill = (killed: number, received: number) =>
    process.stderr.write(`\r${killed}/${options.kills} kills · ${received} mails received   `);
  const result = await runLetterKills({ ...options, onKill });
  process.stderr.write('\n');
  console.log(
    [
      `database                    ${options.database}`,
      `kills (SIGKILL)             ${result.kills}`,
      `recipients                  ${result.recipients}`,
      `mails received              ${result.received}`,
      `received twice              ${result.twice}`,
      `missing, but not reported   ${result.missing}`,
      `reported as sent, but not   ${result.claimed}`,
      `reported as unclear         ${result.unclear}`,
      `also unclear in the log     ${result.logged}`,
      ...result.faults.slice(0, 5),
    ].join('\n'),
  );
  const { twice, missing, claimed, unclear, logged } = result;
  if (twice + missing + claimed > 0 || logged !== unclear) process.exitCode = 1;
}

answerHelp(usage);
await main();
