import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** What the browser's code imports, and the production file behind it. */
const files = new Map<string, string>(
  (
    [
      ['react', 'react', 'react'],
      ['react/jsx-runtime', 'react', 'react-jsx-runtime'],
      ['react-dom', 'react-dom', 'react-dom'],
      ['react-dom/client', 'react-dom', 'react-dom-client'],
      ['scheduler', 'scheduler', 'scheduler'],
    ] as const
  ).map(([name, folder, file]) => [
    name,
    resolve(`${folder}/package.json`).replace('package.json', `cjs/${file}.production.js`),
  ]),
);
const known = new Set(files.values());

const required = /\b(\w+) = require\("([\w-]+)"\)/g;
const exported = /\bexports\.(\w+)/g;

/**
 * Gives the browser React as modules instead of CommonJS files. A bundler wraps each of those in a
 * function, which the main thread compiles at the moment that it is called, and takes all of it along; a
 * module is compiled while it arrives, without what nobody imports. On a slow phone React DOM's is half
 * of the longest task of the page (docs/decisions/0008-react-as-modules.md).
 *
 * @throws where a file no longer looks as this expects: the build ends, no page does
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    resolveId: (id) => files.get(id),
    transform(code, id) {
      return known.has(id) ? { code: asModule(code, id), map: null } : undefined;
    },
  };
}

function asModule(code: string, file: string): string {
  const imports = [...code.matchAll(required)].map(
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = new Set([...code.matchAll(exported)].map(([, name]) => name));
  const body = code
    // `var a = require("a"), b = require("b");` names nothing any more.
    .replace(/\b(?:var|const) (?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+;/g, '')
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(exported, 'exported_$1');
  if (/\brequire\(|\bexports[.[]|\bmodule\.exports/.test(body) || names.size === 0) {
    throw new Error(`${file} is written in another way: mend build/react-modules.ts.`);
  }
  const list = [...names].map((name) => `exported_${name} as ${name}`).join(', ');
  return `${imports.join('')}\n${body}\nexport { ${list} };`;
}
