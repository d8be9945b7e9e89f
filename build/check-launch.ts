/**
 * `npm run check:launch`: tells the owner what keeps this site from going live. Reads the environment
 * that the site will have. Exit code 1 until all is well; `--help` has the options.
 */
import { existsSync, readdirSync } from 'node:fs';
import { brand } from '../app/content/brand.ts';
import { contentOf } from '../app/content/load-content.ts';
import { projects } from '../app/content/projects.ts';
import { tagOrigins, tags } from '../app/content/tags.ts';
import { team } from '../app/content/team.ts';
import { shareImageStates } from '../artwork/share/share-record.ts';
import { languages } from '../contract/language.ts';
import { mailSettings } from '../service/delivery/mail/mail-settings.ts';
import { pagePolicy } from '../service/pages/security-policy.ts';
import { checkBrandFacts } from './launch/brand-facts.ts';
import { checkBuiltPages } from './launch/built-pages.ts';
import { checkDatabase } from './launch/database.ts';
import { checkDemoContent } from './launch/demo-content.ts';
import { checkEnvironment } from './launch/environment.ts';
import type { Finding } from './launch/finding.ts';
import { checkLookupPolicies } from './launch/lookup-policies.ts';
import { checkMailServer } from './launch/mail-server.ts';
import { checkMaintenance } from './launch/maintenance.ts';
import { readOptions } from './launch/options.ts';
import { checkPictures } from './launch/pictures.ts';
import { printFindings } from './launch/print-findings.ts';
import { readSchedule, writeTimesIn } from './launch/read-maintenance.ts';
import { checkShareImages } from './launch/share-images.ts';
import { checkShippedPictures } from './launch/shipped-pictures.ts';
import { checkStrayPictures, readSources } from './launch/stray-pictures.ts';
import { checkTags, tagAddressFaults } from './launch/tag-facts.ts';
import { checkTagPolicies, type TagPolicies } from './launch/tag-policies.ts';
import { checkVerificationKeys } from './launch/verification-keys.ts';
import { checkWebhook } from './launch/webhook-receiver.ts';

const options = readOptions(process.argv.slice(2));
if ('text' in options) {
  const say = options.exitCode === 0 ? console.log : console.error;
  say(options.text);
  process.exit(options.exitCode);
}
const now = Date.now();
const { env, findings: environment } = checkEnvironment(process.env, brand);

const words = await Promise.all(
  languages.map(async (language) => ({
    shell: await contentOf(language).shell(),
    landing: await contentOf(language).landing(),
  })),
);

const policies = await readPolicies();
const shareImages = await shareImageStates();
const pictures = {
  folder: 'public/images',
  cases: projects,
  team: team.map(({ id }) => id),
};

const findings: Finding[] = [
  ...checkBrandFacts(brand),
  ...checkDemoContent({
    team,
    teamLeads: words.map(({ landing }) => landing.team.lead),
    sampleNotes: words.map(({ shell }) => shell.footer.sampleNote),
    drawnCases: foldersIn('artwork/cases').filter((id) => Object.hasOwn(projects, id)),
  }),
  ...checkShippedPictures('.'),
  ...checkPictures(pictures),
  ...checkShareImages(shareImages),
  ...checkStrayPictures({
    ...pictures,
    shareImages: shareImages.map(({ file }) => file),
    sources: readSources(['app', 'service']),
  }),
  ...checkTags(tags),
  ...checkTagPolicies({ tags, policies }),
  ...(env
    ? checkLookupPolicies({
        ...env,
        policies: policies.filter(({ kind }) => kind === 'privacy'),
      })
    : []),
  ...environment,
  ...checkBuiltPages({
    root: '.',
    origin: env?.configuredSiteUrl,
    policy: env && tagAddressFaults(tags).length === 0 ? pagePolicy(env, tagOrigins()) : undefined,
    now,
  }),
];

if (env) {
  const { from, notifyTo } = mailSettings(brand, env);
  const services = await Promise.all([
    env.smtpUrl ? checkMailServer(env.smtpUrl, { from: from.address, to: notifyTo.address }) : [],
    checkWebhook(env.webhook, options.send, now),
    env.recaptcha ? checkVerificationKeys(env.recaptcha, now) : [],
    checkDatabase(env.store, now),
  ]);
  const maintenance = {
    schedule: readSchedule(),
    backups: writeTimesIn('backups'),
    elsewhere: options.maintenanceElsewhere,
    engine: env.store.engine,
    folder: process.cwd(),
    now,
  };
  findings.push(...services.flat(), ...checkMaintenance(maintenance));
}

console.log(options.json ? JSON.stringify(findings, null, 2) : printFindings(findings));
process.exitCode = findings.some(({ outcome }) => outcome === 'fail') ? 1 : 0;

async function readPolicies(): Promise<TagPolicies['policies']> {
  const kinds = ['cookies', 'privacy'] as const;
  const all = languages.flatMap((language) => kinds.map((kind) => ({ language, kind })));
  return Promise.all(
    all.map(async ({ language, kind }) => ({
      file: `app/content/${language}/legal/${kind}.ts`,
      kind,
      document: (await contentOf(language).legal(kind)).document,
    })),
  );
}

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
