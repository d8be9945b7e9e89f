/**
 * `npm run check:launch`: tells the owner what keeps this site from going live. Reads the environment
 * that the site will have. Exit code 1 until all is well; `--help` has the options.
 */
import { mailSettings } from '../service/delivery/mail/mail-settings.ts';
import { loadSite } from '../src/content/load-site.ts';
import { checkDatabase } from './launch/database.ts';
import { checkEnvironment } from './launch/environment.ts';
import type { Finding } from './launch/finding.ts';
import { checkMailServer } from './launch/mail-server.ts';
import { readOptions } from './launch/options.ts';
import { printFindings } from './launch/print-findings.ts';
import { checkVerificationKeys } from './launch/verification-keys.ts';
import { checkWebhook } from './launch/webhook-receiver.ts';

const options = readOptions(process.argv.slice(2));
if ('text' in options) {
  const say = options.exitCode === 0 ? console.log : console.error;
  say(options.text);
  process.exit(options.exitCode);
}
const now = Date.now();
const { facts } = loadSite().site;
const { env, findings: environment } = checkEnvironment(process.env, facts);
const findings: Finding[] = [...environment];

if (env) {
  const { from, notifyTo } = mailSettings(facts, env);
  const services = await Promise.all([
    env.smtpUrl ? checkMailServer(env.smtpUrl, { from: from.address, to: notifyTo.address }) : [],
    checkWebhook(env.webhook, options.send, now),
    env.recaptcha ? checkVerificationKeys(env.recaptcha, now) : [],
    checkDatabase(env.store, now),
  ]);
  findings.push(...services.flat());
}

console.log(options.json ? JSON.stringify(findings, null, 2) : printFindings(findings));
process.exitCode = findings.some(({ outcome }) => outcome === 'fail') ? 1 : 0;
