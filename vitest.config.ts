import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { usualLanguages } from './src/content/facts.ts';
import { loadSite } from './src/content/load-site.ts';

/**
 * Tests that start a database, a process, a browser or a listening server, or that test the SQLite file
 * itself: they are no unit tests. Unit tests may open a SQLite file in a folder of their own.
 */
const startSomething = '**/*.service.test.ts';

/** Tests of the engine use the demo, because an owner's `site/` may have one language, or no case. */
const onDemo = { SITE_FOLDER: 'demo/trinta' };

const buildSite = 'test/build-site.ts';

/**
 * Browser tests that cannot run on the owner's site: those that import its cases if it has none, and those
 * that name the usual languages, and import a file that says so, if it has others. Both still run on the
 * second site.
 */
function unfitTests(): string[] {
  const { cases, languages } = loadSite().site.facts;
  const missing = [
    ...(cases.length === 0 ? [/support\/cases\.ts'/] : []),
    ...(String(languages) === String(usualLanguages) ? [] : [/support\/usual-languages\.ts'/]),
  ];
  return globSync('test/e2e/**/*.test.ts').filter((file) =>
    missing.some((need) => need.test(readFileSync(file, 'utf8'))),
  );
}

/** Tests that must pass for any site, and run on two. */
const anySite = ['test/{e2e,policy}/**/*.test.ts', 'test/visual/{layout,screens}.test.ts'];

/** Those that a second site is most likely to break; the rest would take `npm test` too long. */
const likeliest = [
  'test/e2e/{gallery-enlarged,large-text,lead-form,section-links,toast}.test.ts',
  'test/policy/**/*.test.ts',
  'test/visual/{layout,screens}.test.ts',
];

/** Fast projects run before all others. */
const quick = { sequence: { groupOrder: 1 }, testTimeout: 20_000 };

/** Projects that start something share one group, so that a free worker takes the next project's files. */
const slow = {
  sequence: { groupOrder: 2 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

const inBrowsers = { ...slow, setupFiles: 'test/e2e/support/after-each.ts', testTimeout: 60_000 };

/** A site unlike the demo: assertions about the engine must hold for both. */
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
    alias: { '#site-folder': resolve(onDemo.SITE_FOLDER) },
    include: ['{src,artwork,build,contract,demo,edit,inbox,service}/**/*.test.{ts,tsx}'],
    exclude: [startSomething],
  },
  // Reads the built pages from disk, without a browser.
  { ...quick, name: 'policy', include: ['test/policy/**/*.test.ts'], globalSetup: buildSite },
  {
    ...slow,
    name: 'service',
    // Commands started from sources spend half their time on stripping types and compiling.
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
    // Named to run first: Vitest sorts the projects of a group by name, and the slowest files of this one,
    // the pictures of all pages, would leave one worker idle at the end.
    name: 'appearance',
    include: ['test/visual/**/*.test.ts'],
    globalSetup: buildSite,
    // Number of pages open at once: more would overload two cores.
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
        // One more than cores, because tests in a browser spend a fifth of their time waiting; a worker with its
        // browser and server takes about 1 GB.
        maxWorkers: Math.min(availableParallelism() + 1, 6),
        // On a busy machine a correct result may come late.
        expect: { poll: { timeout: 10_000 } },
        ...project,
      },
    })),
  },
});
