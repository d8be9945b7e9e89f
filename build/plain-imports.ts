import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** `import()` as Vite wraps it: whole, or one that takes some of the module's names. */
const wrapped =
  /__vitePreload\((?:async )?\(\) => (?:(import\([^()]*\))|\{\s*const \{[^{}]*\} = await (import\([^()]*\));\s*return \{[^{}]*\};\s*\}),\s*__VITE_PRELOAD__\)/g;

/**
 * Has `import()` import and nothing else. Vite wraps each one in a helper that fetches styles and
 * preloads chunks; here the styles ride in the pages and nothing is preloaded, so that the helper would
 * be a request and a kilobyte for nothing. Where it looks otherwise than expected, the wrapping stays.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => ({
      code: code.replaceAll(wrapped, (_, whole, named) => whole ?? named),
      map: null,
    }),
  };
}
