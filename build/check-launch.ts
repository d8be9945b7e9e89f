/**
 * `npm run check:launch`: tells the owner what keeps this site from going live. Reads the environment
 * that the site will have. Exit code 1 until all is well.
 *
 *     node build/check-launch.ts [--json] [--send] [--care-elsewhere]
 *
 * `--send` posts a signed test event to the webhook; `--care-elsewhere` says that backups and retention
 * run where this machine cannot see them.
 */
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brand } from '../app/content/brand.ts';
import { shell as english } from '../app/content/en/shell.ts';
import { projects } from '../app/content/projects.ts';
import { shell as portuguese } from '../app/content/pt-BR/shell.ts';
import { askedPurposes } from '../app/content/tags.ts';
import { team } from '../app/content/team.ts';
import { checkBuiltPages } from './launch/built-pages.ts';
import { checkDatabase } from './launch/database.ts';
import { checkDemoContent } from './launch/demo-content.ts';
import { checkEnvironment } from './launch/environment.ts';
import { type Finding, note } from './launch/finding.ts';
import { checkMailServer } from './launch/mail-server.ts';
import { printFindings } from './launch/print-findings.ts';
import { readSchedule, writeTimesIn } from './launch/read-care.ts';
import { checkCare } from './launch/scheduled-care.ts';
import { checkVerificationKeys } from './launch/verification-keys.ts';
import { checkWebhook } from './launch/webhook-receiver.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    send: { type: 'boolean', default: false },
    'care-elsewhere': { type: 'boolean', default: false },
  },
});
const now = Date.now();
const { env, findings: environment } = checkEnvironment(process.env, brand);

const findings: Finding[] = [
  ...checkDemoContent({
    brand,
    team: team.map(({ name }) => name),
    sampleNotes: [portuguese, english].map(({ footer }) => footer.sampleNote),
    drawnCases: foldersIn('artwork/cases').filter((id) => Object.hasOwn(projects, id)),
  }),
  ...askedPurposes().map((purpose) =>
    note(
      'content',
      `tags for ${purpose} are configured`,
      'see that the cookie policy in both languages names them',
    ),
  ),
  note(
    'content',
    `the legal pages are dated ${brand.legalUpdated}`,
    'have them read by somebody who answers for them, then set legalUpdated in app/content/brand.ts',
  ),
  ...environment,
  ...checkBuiltPages({ root: '.', origin: process.env.SITE_URL ? env?.siteUrl : undefined }),
];

if (env) {
  const services = await Promise.all([
    env.smtpUrl ? checkMailServer(env.smtpUrl) : [],
    checkWebhook(env.webhook, values.send, now),
    env.recaptcha ? checkVerificationKeys(env.recaptcha, now) : [],
    checkDatabase(env.store, now),
  ]);
  const care = {
    schedule: readSchedule(),
    backups: writeTimesIn('backups'),
    elsewhere: values['care-elsewhere'],
    engine: env.store.engine,
    folder: process.cwd(),
    now,
  };
  findings.push(...services.flat(), ...checkCare(care));
}

console.log(values.json ? JSON.stringify(findings, null, 2) : printFindings(findings));
process.exitCode = findings.some(({ outcome }) => outcome === 'fail') ? 1 : 0;

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
