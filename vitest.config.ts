import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: ['{app,artwork,build,contract,service}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          hookTimeout: 120_000,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'service',
          sequence: { groupOrder: 2 },
          include: ['test/{faults,kill}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 3 },
          include: ['test/e2e/**/*.test.ts', 'test/policy/**/*.test.ts'],
          globalSetup: 'test/e2e/support/build-site.ts',
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
          globalSetup: 'test/e2e/support/build-site.ts',
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
          globalSetup: 'test/e2e/support/build-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // Pages open at once: a browser has more to do than two cores as it is.
          maxConcurrency: 3,
        },
      },
    ],
  },
});
