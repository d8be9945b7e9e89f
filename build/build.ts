/**
 * `npm run build`: renders every page to dist/site/ with Astro, writes the page manifest and the files for
 * static hosts, and bundles the lead service to dist/service/ and the inbox to dist/inbox/. The previous
 * build is replaced only when the new one is complete, and two builds at once do not disturb each other.
 * DIST_FOLDER sets another output folder, for tests of a second site.
 */
import './explain-errors.ts';
import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { build } from 'astro';
import { site } from '#site';
import { missingImages } from '../artwork/missing-images.ts';
import { bundleApp } from '../inbox/bundle-app.ts';
import { parseEnv, readDotEnv } from '../service/env.ts';
import { explain, speechIn } from '../service/owner-error.ts';
import { findFaintColours } from '../src/content/contrast.ts';
import { tagOrigins } from '../src/content/facts.ts';
import { siteFolder } from '../src/content/load-site.ts';
import { sayRemark } from '../src/content/remark.ts';
import { bundleServer } from './bundle-server.ts';
import { compressTree } from './compress.ts';
import { findLeftovers } from './launch/leftovers.ts';
import { createPageManifest } from './page-manifest.ts';
import { removeProgramFiles } from './program-files.ts';
import { replaceFolder } from './replace-folder.ts';
import { siteUrl } from './site-url.ts';
import { describeForStaticHost } from './static-host-files.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
// React chooses its build by this variable, and visitors need the small one wherever the build runs.
process.env['NODE_ENV'] = 'production';
const started = performance.now();
readDotEnv();
const env = parseEnv({ ...process.env, SITE_URL: siteUrl(process.env) });
const policy = { ...env, tagOrigins: tagOrigins(site.facts.tags) };
const next = `.cache/build-${process.pid}`;
const folder = `${next}/site`;

mkdirSync(next, { recursive: true });
// Also if the build fails, or is ended by Ctrl+C.
process.once('exit', () => rmSync(next, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
await build({ outDir: folder, cacheDir: `${next}/cache`, logLevel: 'warn' });
removeProgramFiles(folder);
const manifest = createPageManifest(folder, policy);
writeFileSync(`${next}/pages.json`, JSON.stringify(manifest));
// Dated by the start of the build: a file that is saved while pages are rendered is newer than they are.
const begun = performance.timeOrigin / 1000;
utimesSync(`${next}/pages.json`, begun, begun);
// A deployed dist/ has no package.json above it: this one marks its files as ES modules.
writeFileSync(`${next}/package.json`, JSON.stringify({ type: 'module' }));
const { headers, redirects } = describeForStaticHost(manifest.pages, policy);
// After the rules in the owner's `public/`, because hosts take the first matching redirect.
appendFileSync(`${folder}/_headers`, `\n${headers}`);
appendFileSync(`${folder}/_redirects`, `\n${redirects}`);
const { ownerLanguage } = site.facts;
for (const typo of env.typos) console.warn(explain(typo, ownerLanguage));
const warnings = [
  ...[...missingImages(site, siteFolder()), ...findLeftovers(site, siteFolder())].map(
    ({ remark }) => remark,
  ),
  ...findFaintColours(site.palette, siteFolder()),
];
for (const warning of warnings) console.warn(sayRemark(warning, ownerLanguage));
await compressTree(folder);
await bundleServer(`${next}/service`);
await bundleApp(`${next}/inbox`);
await compressTree(`${next}/inbox`);
rmSync(`${next}/cache`, { recursive: true, force: true });
const dist = process.env['DIST_FOLDER'] ?? 'dist';
replaceFolder(dist, next);

const n = Object.keys(manifest.pages).filter((url) => !url.endsWith('.svg')).length;
const seconds = Math.round((performance.now() - started) / 1000);
const values = { n, seconds, what: policy.siteUrl, where: `${dist}/site` };
console.log(speechIn(ownerLanguage).say('built', values));
