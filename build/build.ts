/**
 * `npm run build`: bundles the pages' code, renders every page in every language to dist/site/ and
 * dist/variants/, compresses what it wrote, and bundles the server to dist/service/, from where no page
 * is served. The last build stands until the new one is whole.
 */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tags } from '../app/content/tags.ts';
import { EnvError } from '../service/env.ts';
import type { PagePolicy } from '../service/pages/security-policy.ts';
import { bundleBoot } from './bundle-boot.ts';
import { bundleBrowser } from './bundle-browser.ts';
import { bundleRenderer } from './bundle-renderer.ts';
import { bundleServer } from './bundle-server.ts';
import { languageGaps } from './compare-languages.ts';
import { compressTree } from './compress.ts';
import { tagAddressFaults } from './launch/tag-facts.ts';
import { prerenderPages } from './prerender-pages.ts';
import { DomainError, readPolicy, writeStaticHostFiles } from './static-host-files.ts';
import { writeNoModules } from './write-no-modules.ts';
import { writeSiteFiles } from './write-site-files.ts';

// Whoever calls may be a test runner, and React would be three times as large for it.
process.env.NODE_ENV = 'production';
const started = performance.now();
const next = 'dist.next';
const site = `${next}/site`;
const variants = `${next}/variants`;
const policy = policyOrEnd();
const origin = policy.siteUrl;
await compareLanguagesOrEnd();

rmSync(next, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync('public', site, { recursive: true });

const browser = await bundleBrowser(site);
const boot = await bundleBoot(browser.entry);
const noModules = writeNoModules(site);
const renderPage = await bundleRenderer('.cache/renderer');
const written = await prerenderPages({
  site,
  variants,
  policy,
  boot,
  noModules,
  browser,
  renderPage,
});
writeSiteFiles(site, origin);
writeFileSync(`${next}/origin.txt`, `${origin}\n`);
await compressTree(site);
await compressTree(variants);
for (const warning of writeStaticHostFiles(site, policy)) console.warn(warning);
await bundleServer(`${next}/service`);

rmSync('dist', { recursive: true, force: true });
renameSync(next, 'dist');

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Built ${written} pages for ${origin} in ${seconds} s: dist/site`);

/** What environment and tags say; where they are wrong nothing is built, and the last build stands. */
function policyOrEnd(): PagePolicy {
  const faults = tagAddressFaults(tags);
  if (faults.length > 0) {
    console.error(faults.map(({ what, todo }) => `${what}\n  → ${todo}`).join('\n'));
    process.exit(1);
  }
  try {
    return readPolicy(process.env);
  } catch (error) {
    if (error instanceof EnvError) console.error(`The environment is wrong:\n${error.message}`);
    else if (error instanceof DomainError) console.error(error.message);
    else throw error;
    process.exit(1);
  }
}

/** A key that one language lacks would be a hole in its pages. */
async function compareLanguagesOrEnd(): Promise<void> {
  const gaps = await languageGaps();
  if (gaps.length === 0) return;
  console.error(`Words are missing, or the languages do not say the same:\n${gaps.join('\n')}`);
  process.exit(1);
}
