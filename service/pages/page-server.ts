import { PageLookup } from './page-lookup.ts';
import { recompressAll } from './recompress-all.ts';
import { readRoutes, type SiteFolders } from './route-table.ts';
import type { PagePolicy } from './security-policy.ts';

export interface PageServerOptions extends SiteFolders {
  policy: PagePolicy;
}

/** Answers any request, and never throws for what one holds. */
export type PageServer = Pick<PageLookup, 'find' | 'answer'>;

/**
 * Serves the prerendered site: reads it once, then answers from memory.
 *
 * @throws Error that says what to do where the folder holds no site.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const table = readRoutes(options, options.policy);
  void recompressAll(table.relocated);
  return new PageLookup(table, options.policy);
}
