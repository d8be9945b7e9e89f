import { readFileSync } from 'node:fs';
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

/** Permissive: at most the notice has to be kept. */
const permissive =
  /^(?:MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|Zlib)$/;

/**
 * For what builds and tests only, which is handed to nobody: copyleft by file or by library, typefaces,
 * and the data of browsers and rules.
 */
const forTheBuild = /^(?:MPL-2\.0|LGPL-3\.0-or-later|OFL-1\.1|CC-BY-(?:3|4)\.0)$/;

/** MIT, which their package.json says in another place, so that the lock file does not know it. */
const mit = /^node_modules\/(?:busboy|humanize-number|streamsearch)$/;

/** `OR` leaves the choice to us, `AND` binds to both. */
function isAllowed(expression: string, isDev: boolean): boolean {
  const allowed = (id: string) => permissive.test(id) || (isDev && forTheBuild.test(id));
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(allowed));
}

test('every package has a licence that we allow where it is used', () => {
  const refused = packages.filter(
    ({ path, license, dev }) => !isAllowed(license, dev) && !mit.test(path),
  );
  expect(refused.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
});

test('package.json names exact versions only', () => {
  const asked = Object.values(manifest).flatMap((group) => Object.entries(group));
  const loose = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
  expect(asked.length).toBeGreaterThan(20);
  expect(loose).toEqual([]);
});

test('every package comes from the registry and is known by its hash', () => {
  const foreign = packages.filter(
    ({ resolved, integrity }) =>
      // The lock file leaves out where the registry's packages lie (.npmrc): what names a place is foreign.
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) || resolved !== undefined,
  );
  expect(foreign.map(({ path }) => path)).toEqual([]);
});

test('what a running site needs runs nothing at its installation', () => {
  const runtime = packages.filter(({ dev }) => !dev);
  expect(runtime.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
  expect(runtime.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});
