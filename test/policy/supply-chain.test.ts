import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const entrySchema = v.object({
  license: v.optional(v.string(), 'none'),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  dev: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
});
const lockFile = v.parse(
  v.object({ packages: v.record(v.string(), entrySchema) }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);
const packages = Object.entries(lockFile.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, ...entry }));

const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    optionalDependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

/** Permissive licences, which require at most to keep the notice. */
const permissive =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|Zlib)$/;

/**
 * Additional licences for builds and tests, which are not distributed: weak copyleft, fonts, and data of
 * browsers and rules.
 */
const forTheBuild = /^(?:MPL-2\.0|LGPL-3\.0-or-later|OFL-1\.1|CC-BY-(?:3|4)\.0)$/;

/** MIT packages whose package.json declares it in another place, so that the lock file lacks it. */
const mit = /^node_modules\/(?:busboy|humanize-number|streamsearch)$/;

/** Whether a licence expression is allowed: with `OR` one is enough, with `AND` all are needed. */
function isAllowed(expression: string, isDev: boolean): boolean {
  const allowed = (id: string) => permissive.test(id) || (isDev && forTheBuild.test(id));
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(allowed));
}

test('every package has a licence that is allowed for its use', () => {
  const refused = packages.filter(
    ({ path, license, dev }) => !isAllowed(license, dev) && !mit.test(path),
  );
  expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
});

test('package.json has exact versions only', () => {
  const asked = Object.values(manifest).flatMap((group) => Object.entries(group));
  const loose = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(asked.length).toBeGreaterThan(20);
  expect(loose).toEqual([]);
});

test('every package comes from the registry and has a hash', () => {
  const foreign = packages.filter(
    ({ resolved, integrity }) =>
      // The lock file omits the registry's URLs (.npmrc), so a package with one is from elsewhere.
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || resolved !== undefined,
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

test('runtime packages have no install scripts', () => {
  const runtime = packages.filter(({ dev }) => !dev);
  expect(runtime.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
  expect(runtime.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});

test('what the site runs on is imported by more than tests', () => {
  const files = globSync('{src,service,inbox,contract}/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|suite)\.|[\\/]testing[\\/]/.test(file),
  );
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !code.includes(`'${name}'`) && !code.includes(`'${name}/`),
  );
  expect(unused).toEqual([]);
});
