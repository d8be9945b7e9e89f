import { existsSync, readFileSync } from 'node:fs';
import type { Env } from './env.ts';
import { pagePolicy } from './page-policy.ts';
import { createPageServer, type PageServer } from './pages/page-server.ts';
import type { Relocation } from './pages/relocate.ts';

const siteFolder = 'dist/site';
const originFile = 'dist/origin.txt';
const variantFolder = 'dist/variants/en';

/** The built pages, with the environment's policy; undefined where nothing was built. */
export function openPages(env: Env): PageServer | undefined {
  if (!existsSync(siteFolder)) return undefined;
  return createPageServer({
    folder: siteFolder,
    variants: variantFolder,
    relocation: relocationTo(env.configuredSiteUrl),
    policy: pagePolicy(env),
  });
}

/** One build serves every environment: where `SITE_URL` differs from the build's, the pages follow it. */
function relocationTo(served: string | undefined): Relocation | undefined {
  if (served === undefined || !existsSync(originFile)) return undefined;
  return { built: readFileSync(originFile, 'utf8').trim(), served };
}
