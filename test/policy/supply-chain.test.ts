import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeComponents } from '../../build/supply-chain/describe-components.ts';
import { isAllowedLicence } from '../../build/supply-chain/licences.ts';
import { readLockFile } from '../../build/supply-chain/lock-file.ts';

const { packages } = readLockFile();
const manifest = v.parse(
  v.object({
    dependencies: v.record(v.string(), v.string()),
    optionalDependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const runtime = packages.filter(({ isRuntime }) => isRuntime);

test('every package has a licence that we allow where it is used', () => {
  const refused = packages
    .filter(({ licence, isRuntime }) => !isAllowedLicence(licence, isRuntime))
    .map(({ path, licence }) => `${path}: ${licence}`);
  expect(refused).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT OR (GPL-3.0-only AND MIT)', true],
  ['GPL-3.0-only OR (GPL-2.0-only AND MIT)', false],
  ['MPL-2.0', false],
  ['none', false],
])('at run time %s is allowed: %s', (expression, allowed) => {
  expect(isAllowedLicence(expression, true)).toBe(allowed);
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

test('what a running site needs is what package.json says, and runs nothing at its installation', () => {
  const names = new Set(runtime.map(({ name }) => name));
  for (const name of Object.keys(manifest.dependencies)) expect(names).toContain(name);
  expect(runtime.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});

test('the bill of materials names everything once, and is the same each time', () => {
  const bill = describeComponents(readLockFile());
  const refs = bill.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(packages.length);
  expect(bill).toEqual(describeComponents(readLockFile()));
  const required = bill.components.filter(({ scope }) => scope === 'required');
  expect(required).toHaveLength(runtime.length);
  const known = new Set([bill.metadata.component['bom-ref'], ...refs]);
  for (const { ref, dependsOn } of bill.dependencies) {
    for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
  }
});
