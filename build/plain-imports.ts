import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Has `import()` import and nothing else. Vite wraps each one in a helper that fetches styles and
 * preloads chunks; here the styles ride in the pages and nothing is preloaded, so that the helper would
 * be a request and a kilobyte for nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
