import { site } from '#site';
import { parseEnv, readDotEnv } from '../env.ts';
import { openCommandStore } from './open-command-store.ts';
import { runCli } from './run-cli.ts';
import { speechIn } from './speech.ts';
import { processTerminal } from './terminal.ts';

const { ownerLanguage: language, timeZone } = site.facts;
const code = await runCli(process.argv.slice(2), processTerminal(speechIn(language)), {
  reader: { language, timeZone },
  readEnv() {
    readDotEnv();
    return parseEnv(process.env);
  },
  openStore: openCommandStore,
  now: Date.now,
});
process.exitCode ||= code;
