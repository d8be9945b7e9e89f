import { site } from '#site';
import { openInboxStore } from '../../inbox/server/inbox-store.ts';
import { parseEnv, readDotEnv } from '../env.ts';
import { speechIn } from '../owner-error.ts';
import { runCli } from './run-cli.ts';
import { processTerminal } from './terminal.ts';

// Leads are personal data: other users of the machine must not read files of this process.
process.umask(0o077);
const { ownerLanguage: language, timeZone } = site.facts;
const code = await runCli(process.argv.slice(2), processTerminal(speechIn(language)), {
  owner: { language, timeZone },
  readEnv() {
    readDotEnv();
    return parseEnv(process.env);
  },
  openStore: openInboxStore,
  now: Date.now,
});
process.exitCode ||= code;
