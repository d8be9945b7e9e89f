import { site } from '#site';
import { parseEnv, readDotEnv } from '../env.ts';
import { openStore } from '../storage/open-store.ts';
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
  openStore,
  now: Date.now,
});
process.exitCode ||= code;
