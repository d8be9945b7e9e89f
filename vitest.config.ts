import { defineConfig } from 'vitest/config';

/**
 * Tests that start a database, a process, a browser or a server that listens: none of them is a unit, nor
 * is a test of the SQLite file itself. Others may have such a file in a folder of their own.
 */
const startSomething = '**/*.service.test.ts';

const buildSite = 'test/build-site.ts';

/** The browser tests whose promises hold for any site, each of another part of it. */
const anySite = [
  'test/e2e/{large-text,lead-form,section-links}.test.ts',
  'test/policy/{links,page-heads,site-files,structured-data}.test.ts',
  'test/visual/{layout,screens}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: ['{src,artwork,build,contract,demo,edit,inbox,service}/**/*.test.{ts,tsx}'],
          exclude: [startSomething],
          testTimeout: 20_000,
          maxWorkers: '100%',
        },
      },
      {
        // The built pages, read from the disk without a browser.
        test: {
          name: 'policy',
          sequence: { groupOrder: 1 },
          include: ['test/policy/**/*.test.ts'],
          globalSetup: buildSite,
          testTimeout: 20_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'service',
          sequence: { groupOrder: 2 },
          include: [startSomething, 'test/{deploy,faults,kill}/**/*.test.ts'],
          globalSetup: 'test/build-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 3 },
          include: ['test/{e2e,inbox}/**/*.test.ts'],
          globalSetup: buildSite,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A browser on a busy machine is late, not wrong.
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
      {
        // Only by `npm run test:engines`: two more browsers, from Debian's packages.
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: buildSite,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'visual',
          sequence: { groupOrder: 4 },
          include: ['test/visual/**/*.test.ts'],
          globalSetup: buildSite,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // Pages open at once: a browser has more to do than two cores as it is.
          maxConcurrency: 3,
        },
      },
      {
        // A site unlike the demo: what is asserted about the engine must hold for both.
        test: {
          name: 'second-site',
          sequence: { groupOrder: 5 },
          include: ['test/second-site/**/*.test.ts', ...anySite],
          globalSetup: 'test/second-site/build-second-site.ts',
          env: { SITE_FOLDER: '.cache/second-site/site', DIST_FOLDER: '.cache/second-site/dist' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
