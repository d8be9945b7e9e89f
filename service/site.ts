import { Hono } from 'hono';
import type { Env } from './env.ts';
import type { AppEnv } from './http/app-env.ts';
import { servicePatterns } from './http/service-paths.ts';
import type { LeadService } from './lead-service.ts';
import type { PageManifest } from './pages/page-manifest.ts';
import { createPages } from './pages/pages-app.ts';
import { pagePolicy } from './pages/security-policy.ts';

export interface SiteParts {
  env: Env;
  /** Undefined where no pages are built. */
  manifest: PageManifest | undefined;
  /** The built pages. */
  folder: string;
  service: Pick<LeadService, 'fetch'>;
}

/** The whole site as one app: the lead service's calls, and pages for everything else. */
export function createSite({ env, manifest, folder, service }: SiteParts): Hono<AppEnv> {
  const site = new Hono<AppEnv>();
  for (const pattern of servicePatterns) {
    site.all(pattern, (c) => service.fetch(c.req.raw, c.env));
  }
  if (manifest) {
    const policy = pagePolicy(env, manifest.tagOrigins);
    site.route('/', createPages({ folder, manifest, policy }));
  }
  return site;
}
