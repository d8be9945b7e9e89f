import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { usualLanguages } from './src/content/facts.ts';
import { loadSite } from './src/content/load-site.ts';

/**
 * Tests that start a database, a process, a browser or a server that listens: none of them is a unit, nor
 * is a test of the SQLite file itself. Others may have such a file in a folder of their own.
 */
const startSomething = '**/*.service.test.ts';

/** Tests of the engine read the demo: an owner's `site/` may have one language, or no case. */
const onDemo = { SITE_FOLDER: 'demo/trinta' };

const buildSite = 'test/build-site.ts';

/**
 * Browser tests that an owner's site has nothing for: without a case those that walk through one, and
 * without Portuguese first and English second those that name them. Both stay tried on the second site.
 */
function unfitTests(): string[] {
  const { cases, languages } = loadSite().site.facts;
  const missing = [
    ...(cases.length === 0 ? [/support\/cases\.ts'/] : []),
    ...(String(languages) === String(usualLanguages) ? [] : [/['`/}]\/?en\b|'pt-BR'|English/]),
  ];
  return globSync('test/e2e/**/*.test.ts').filter((file) =>
    missing.some((need) => need.test(readFileSync(file, 'utf8'))),
  );
}

/** What holds for any site, and is tried on two: all that is read from a build, walked or pictured. */
const anySite = ['test/{e2e,policy}/**/*.test.ts', 'test/visual/{layout,screens}.test.ts'];

/** Of these what a second site is likeliest to break: `npm test` has no time for the rest. */
const likeliest = [
  'test/e2e/{gallery-enlarged,large-text,lead-form,section-links,toast}.test.ts',
  'test/policy/**/*.test.ts',
  'test/visual/{layout,screens}.test.ts',
];

/** Projects that answer fast are done before the rest begins. */
const quick = { sequence: { groupOrder: 1 }, testTimeout: 20_000, maxWorkers: '100%' };

/** One group for all that starts something: whoever is done takes on the next project's first file. */
const slow = {
  sequence: { groupOrder: 2 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A third takes a minute off the whole run, and a test that waits for the wrong thing fails more often.
  maxWorkers: 2,
};

const inBrowsers = { ...slow, setupFiles: 'test/e2e/support/after-each.ts', testTimeout: 60_000 };

/** A site unlike the demo: what is asserted about the engine must hold for both. */
const onSecondSite = {
  ...inBrowsers,
  globalSetup: 'test/second-site/build-second-site.ts',
  env: { SITE_FOLDER: '.cache/second-site/site', DIST_FOLDER: '.cache/second-site/dist' },
};

const projects = [
  {
    ...quick,
    name: 'unit',
    env: onDemo,
    include: ['{src,artwork,build,contract,demo,edit,inbox,service}/**/*.test.{ts,tsx}'],
    exclude: [startSomething],
  },
  // The built pages, read from the disk without a browser.
  { ...quick, name: 'policy', include: ['test/policy/**/*.test.ts'], globalSetup: buildSite },
  {
    ...slow,
    name: 'service',
    // A command that tests start from its sources strips and compiles them for half its time.
    env: { ...onDemo, NODE_COMPILE_CACHE: resolve('.cache/compiled') },
    include: [startSomething, 'test/{deploy,faults,kill}/**/*.test.ts'],
    globalSetup: 'test/build-server.ts',
  },
  {
    ...inBrowsers,
    name: 'browser',
    include: ['test/{e2e,inbox}/**/*.test.ts'],
    exclude: unfitTests(),
    globalSetup: buildSite,
  },
  // Only by `npm run test:engines`: two more browsers, from Debian's packages.
  {
    ...inBrowsers,
    name: 'engines',
    include: ['test/engines/**/*.test.ts'],
    globalSetup: buildSite,
  },
  {
    ...slow,
    // Vitest takes the projects of a group by their names, and the shortest files of this one take longest,
    // the pictures of all pages: at the end one worker would be at them alone.
    name: 'appearance',
    include: ['test/visual/**/*.test.ts'],
    globalSetup: buildSite,
    // Pages open at once: a browser has more to do than two cores as it is.
    maxConcurrency: 3,
  },
  {
    ...onSecondSite,
    name: 'second-site',
    include: ['test/second-site/**/*.test.ts', ...likeliest],
  },
  // Only by `npm run test:second-site`.
  { ...onSecondSite, name: 'second-site-rest', include: anySite, exclude: likeliest },
];

export default defineConfig({
  test: {
    projects: projects.map((project) => ({
      test: {
        // Files of a worker share its browser.
        isolate: false,
        // What a test waits for comes late on a busy machine, and is not wrong for that.
        expect: { poll: { timeout: 10_000 } },
        ...project,
      },
    })),
  },
});
