/** `npm run check:launch`: tells the owner what keeps this site from going live. */
import './explain-errors.ts';
import { parseArgs } from 'node:util';
import { readDotEnv } from '../service/env.ts';
import { tagOrigins } from '../src/content/facts.ts';
import { loadSite, siteFolder } from '../src/content/load-site.ts';
import { answerHelp } from './answer-help.ts';
import { checkBuiltPages } from './launch/built-pages.ts';
import { checkContent } from './launch/content.ts';
import { type Finding, printFindings } from './launch/finding.ts';
import { findLeftovers } from './launch/leftovers.ts';
import { checkOwnContent } from './launch/own-content.ts';
import {
  checkDatabase,
  checkMailServer,
  checkVerificationKeys,
  checkWebhook,
} from './launch/services.ts';
import { checkSettings } from './launch/settings.ts';

answerHelp(`npm run check:launch [-- --send] says what keeps the site from going live. It reads the settings that
the site will have, of the environment and of .env. With --send it posts a signed test event to the
webhook. It ends with code 1 until all is well.`);

const { values } = parseArgs({ options: { send: { type: 'boolean', default: false } } });
const findings = await checkAll(values.send);
for (const [heading, found] of Object.entries(findings)) console.log(printFindings(heading, found));
const failed = Object.values(findings)
  .flat()
  .filter(({ outcome }) => outcome === 'fail').length;
console.log(
  failed === 0 ? '✓ Ready to go live.' : `✗ ${failed} points keep the site from going live.`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function checkAll(send: boolean): Promise<Readonly<Record<string, readonly Finding[]>>> {
  readDotEnv();
  const now = Date.now();
  const folder = siteFolder();
  const { site, files } = loadSite(folder);
  const { env, findings } = checkSettings(process.env, site.facts.domain);
  const tags = tagOrigins(site.facts.tags);
  const policy = env?.configuredSiteUrl ? { ...env, tagOrigins: tags } : undefined;
  const services = env
    ? await Promise.all([
        env.smtpUrl ? checkMailServer(env.smtpUrl) : [],
        env.webhook ? checkWebhook(env.webhook, send, now) : [],
        env.recaptcha ? checkVerificationKeys(env.recaptcha) : [],
        checkDatabase(env.store),
      ])
    : [];
  return {
    Content: [
      ...checkOwnContent(folder, files),
      ...checkContent(site, folder, env?.ipLookupUrl),
      ...findLeftovers(site, folder),
    ],
    Settings: findings,
    'Built pages': checkBuiltPages(folder, policy),
    'What the site relies on': services.flat(),
  };
}
