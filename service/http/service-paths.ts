/** Whatever lies below these is the lead service's. */
export const serviceFolders = { api: '/api', newsletter: '/newsletter' } as const;

/** Where those ask who watch the site; nothing lies below. */
export const probes = { alive: '/healthz', ready: '/readyz' } as const;

/** Route patterns of all that the lead service answers; everything else is a page. */
export const servicePatterns: readonly string[] = [
  ...Object.values(serviceFolders).map((folder) => `${folder}/*`),
  ...Object.values(probes),
];
