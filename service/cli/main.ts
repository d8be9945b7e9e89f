import { existsSync } from 'node:fs';
import { site } from '#site';
import { parseEnv } from '../env.ts';
import { openCommandStore } from './open-command-store.ts';
import { runCli } from './run-cli.ts';
import { processTerminal } from './terminal.ts';

// As the server does: the variables of the environment go before those of the file.
if (existsSync('.env')) process.loadEnvFile();

const { ownerLanguage: language, timeZone } = site.facts;
const code = await runCli(process.argv.slice(2), processTerminal(), {
  reader: { language, timeZone },
  readEnv: () => parseEnv(process.env),
  openStore: openCommandStore,
  now: Date.now,
});
process.exitCode ||= code;
