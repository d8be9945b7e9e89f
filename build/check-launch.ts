/** `npm run check:launch`: lists what the owner has to do before the site goes live. */
import './explain-errors.ts';
import { parseArgs } from 'node:util';
import { readDotEnv } from '../service/env.ts';
import { tagOrigins } from '../src/content/facts.ts';
import { loadSite, siteFolder } from '../src/content/load-site.ts';
import { sayRemark } from '../src/content/remark.ts';
import { answerHelp } from './answer-help.ts';
import { checkBuiltPages } from './launch/built-pages.ts';
import { checkContent } from './launch/content.ts';
import { printFindings } from './launch/finding.ts';
import { findLeftovers } from './launch/leftovers.ts';
import { checkOwnContent } from './launch/own-content.ts';
import {
  checkDatabase,
  checkMailServer,
  checkVerificationKeys,
  checkWebhook,
} from './launch/services.ts';
import { checkSettings } from './launch/settings.ts';

answerHelp(`npm run check:launch [-- --send] lists what still has to be done before the site goes live. It reads the
site's settings from the environment and from .env. With --send it posts a signed test event to the
webhook. The exit code is 1 while a problem keeps the site from going live.`);

const { values } = parseArgs({ options: { send: { type: 'boolean', default: false } } });
readDotEnv();
const folder = siteFolder();
const { site, files } = loadSite(folder);
const { ownerLanguage } = site.facts;
const { env, findings } = checkSettings(process.env, site.facts);
const tags = tagOrigins(site.facts.tags);
const policy = env?.configuredSiteUrl ? { ...env, tagOrigins: tags } : undefined;
// With invalid settings they are not tried.
const services =
  env &&
  (await Promise.all([
    env.smtpUrl ? checkMailServer(env.smtpUrl) : [],
    env.webhook ? checkWebhook(env.webhook, values.send) : [],
    env.recaptcha ? checkVerificationKeys(env.recaptcha) : [],
    checkDatabase(env.store),
  ]));
const content = [
  ...checkOwnContent(folder, files),
  ...checkContent(site, folder, env?.ipLookupUrl),
  ...findLeftovers(site, folder),
];
const sections = [
  ['launchContent', content],
  ['launchSettings', findings],
  ['launchPages', checkBuiltPages(folder, policy)],
  ...(services ? [['launchServices', services.flat()] as const] : []),
] as const;
for (const [heading, found] of sections) console.log(printFindings(heading, found, ownerLanguage));
const all = sections.flatMap(([, found]) => [...found]);
const n = all.filter(({ outcome }) => outcome === 'fail').length;
const sentence = n === 0 ? 'launchReady' : 'launchNotReady';
console.log(sayRemark({ sentence, values: { n } }, ownerLanguage));
process.exitCode = n === 0 ? 0 : 1;
