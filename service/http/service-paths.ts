/** Whatever lies below these is the lead service's. */
export const serviceFolders = { api: '/api', newsletter: '/newsletter' } as const;

/** Where those ask who watch the site; nothing lies below. */
export const probes = { alive: '/healthz', ready: '/readyz' } as const;

const folders = Object.values(serviceFolders).join('|');
const files = Object.values(probes).join('|');
const serviceTarget = new RegExp(`^(?:(?:${folders})(?:[/?]|$)|(?:${files})(?:\\?|$))`);

/**
 * Whether the lead service answers a target, that is path and query; whatever else is asked for is a
 * page, be it the one that says 404.
 */
export function isServiceTarget(target: string): boolean {
  return serviceTarget.test(target);
}
