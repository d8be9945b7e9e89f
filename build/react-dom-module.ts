import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What the file asks of other packages, and the name that it gives each. */
const requires =
  /^"use strict";\nvar Scheduler = require\("scheduler"\),\n\s*React = require\("react"\),\n\s*ReactDOM = require\("react-dom"\);$/m;

const imports = [
  "import Scheduler from 'scheduler';",
  "import React from 'react';",
  "import ReactDOM from 'react-dom';",
  'const exports = {};',
].join('');

/**
 * Gives the browser React DOM as a module instead of a CommonJS file. A bundler wraps the latter in one
 * function of 200 KB, which the main thread compiles at the moment that it is called; a module is
 * compiled while it arrives. On a slow phone that is half of the longest task of the page
 * (docs/decisions/0008-react-dom-as-a-module.md).
 *
 * @throws where React DOM no longer looks as this expects: the build ends, no page does
 */
export function reactDomModule(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('react-dom/package.json').replace(
    'package.json',
    'cjs/react-dom-client.production.js',
  );
  return {
    name: 'react-dom-module',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-dom/client' ? file : undefined),
    transform(code, id) {
      if (id !== file) return undefined;
      const asModule = code.replace(requires, imports);
      if (asModule === code || /\brequire\(/.test(asModule)) {
        throw new Error(
          `${file} asks for its packages in another way: mend build/react-dom-module.ts.`,
        );
      }
      return { code: `${asModule}\nexport const { hydrateRoot } = exports;`, map: null };
    },
  };
}
