import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/**
 * Vitest takes the projects by their names and the files by their length. But the shortest files of the last
 * take longest, the pictures of all pages: one worker would still be at them when the other has nothing left.
 */
class PicturesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const arePictures = ({ project }: TestSpecification) => Number(project.name === 'visual');
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => arePictures(other) - arePictures(one));
  }
}

/** What a test waits for comes late on a busy machine, and is not wrong for that. */
const patient = { poll: { timeout: 10_000 } };

const inBrowsers = {
  // Files of a worker share its browser.
  isolate: false,
  setupFiles: 'test/e2e/support/after-each.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: patient,
  // A third takes a minute off the whole run, and a test that waits for the wrong thing fails more often.
  maxWorkers: 2,
};

/** A site unlike the demo: what is asserted about the engine must hold for both. */
const onSecondSite = {
  globalSetup: 'test/second-site/build-second-site.ts',
  env: { SITE_FOLDER: '.cache/second-site/site', DIST_FOLDER: '.cache/second-site/dist' },
  ...inBrowsers,
};

export default defineConfig({
  test: {
    sequence: { sequencer: PicturesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          env: onDemo,
          sequence: { groupOrder: 1 },
          include: ['{src,artwork,build,contract,demo,edit,inbox,service}/**/*.test.{ts,tsx}'],
          exclude: [startSomething],
          testTimeout: 20_000,
          expect: patient,
          isolate: false,
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
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'service',
          // A command that tests start from its sources strips and compiles them for half its time.
          env: { ...onDemo, NODE_COMPILE_CACHE: resolve('.cache/compiled') },
          // One group for all that starts something: whoever is done takes on the next project's first file.
          sequence: { groupOrder: 2 },
          include: [startSomething, 'test/{deploy,faults,kill}/**/*.test.ts'],
          globalSetup: 'test/build-server.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          isolate: false,
          maxWorkers: inBrowsers.maxWorkers,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          include: ['test/{e2e,inbox}/**/*.test.ts'],
          exclude: unfitTests(),
          globalSetup: buildSite,
          ...inBrowsers,
        },
      },
      {
        // Only by `npm run test:engines`: two more browsers, from Debian's packages.
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: buildSite,
          ...inBrowsers,
        },
      },
      {
        test: {
          name: 'visual',
          sequence: { groupOrder: 2 },
          include: ['test/visual/**/*.test.ts'],
          globalSetup: buildSite,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
          // Pages open at once: a browser has more to do than two cores as it is.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...onSecondSite,
          name: 'second-site',
          sequence: { groupOrder: 2 },
          include: ['test/second-site/**/*.test.ts', ...likeliest],
        },
      },
      {
        // Only by `npm run test:second-site`.
        test: {
          ...onSecondSite,
          name: 'second-site-rest',
          sequence: { groupOrder: 2 },
          include: anySite,
          exclude: likeliest,
        },
      },
    ],
  },
});
