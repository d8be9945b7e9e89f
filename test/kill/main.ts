import { parseArgs } from 'node:util';
import buildServer from '../build-server.ts';
import { runKills } from './kill-run.ts';

const barWidth = 30;

/** `npm run test:kill -- --kills 1000 [--database postgres]`: exit code 0 where nothing was lost. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      database: { type: 'string', default: 'sqlite' },
    },
  });
  const kills = Number(values.kills);
  const { database } = values;
  if (!Number.isInteger(kills) || kills < 1 || (database !== 'sqlite' && database !== 'postgres')) {
    console.error('Usage: npm run test:kill -- --kills 1000 [--database sqlite|postgres]');
    process.exit(2);
  }
  await buildServer();
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
      `deliveries owed in vain   ${result.undelivered}`,
      `damaged database checks   ${result.damaged}`,
      `answers off the contract  ${result.surprises.length}`,
      ...result.surprises.slice(0, 5),
    ].join('\n'),
  );
  const { lost, doubled, undelivered, damaged, surprises } = result;
  if (lost + doubled + undelivered + damaged + surprises.length > 0) process.exitCode = 1;
}

await main();
