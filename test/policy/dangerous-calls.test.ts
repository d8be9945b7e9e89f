import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Dangerous APIs, which turn text into code, markup or commands, with the files that may use each. */
const dangerous: readonly (readonly [name: string, use: RegExp, allowed: readonly string[]])[] = [
  ['code from text', /\beval\(|new Function\(|setTimeout\(\s*['"`]/, []],
  [
    'markup from text',
    /dangerouslySetInnerHTML|set:html|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    // Our scripts and styles, the owner's words as escaped structured data, and the owner's mark.
    [
      'src/layouts/head.astro',
      'src/layouts/layout.astro',
      'src/pages/[...lang]/project/[id].astro',
      'src/ui/site-mark.tsx',
    ],
  ],
  ['commands of the system', /node:child_process/, []],
  ['messages from other windows', /addEventListener\(\s*['"]message|onmessage/, []],
  ['checks of certificates switched off', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  ['broken hashes', /\b(?:createHash|createHmac|hash|digest)\(\s*['"](?:md5|sha-?1\b)/i, []],
  // Spreads retries, which need not be unguessable.
  ['guessable random numbers', /Math\.random\b/, ['service/delivery/worker.ts']],
];

const sources = ['src', 'contract', 'inbox', 'service']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter(
    (file) => /\.(?:tsx?|astro)$/.test(file) && !/\.(?:test|suite)\.tsx?$|\/testing\//.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(dangerous)('%s: only in the allowed files', (_, use, allowed) => {
  const found = sources.filter(({ file, text }) => use.test(text) && !allowed.includes(file));
  expect(found.map(({ file }) => file)).toEqual([]);
  expect(sources.length).toBeGreaterThan(100);
});
