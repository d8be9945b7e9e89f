import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});

const entrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'none'),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  dev: v.optional(v.boolean(), false),
  devOptional: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), entrySchema),
});

type LockEntry = v.InferOutput<typeof entrySchema>;

/** A package as it is installed. */
export interface LockedPackage extends LockEntry {
  /** Where it is installed, such as `node_modules/a/node_modules/b`; `''` is this project. */
  path: string;
  /** The name that it is asked for by. */
  name: string;
  /** Whether a running site needs it; the rest is for building and testing. */
  isRuntime: boolean;
}

/** Every package that package-lock.json names, in the order of its paths; this project comes first. */
export function readLockFile(file = 'package-lock.json'): readonly LockedPackage[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages).map(([path, entry]) => ({
    ...entry,
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    isRuntime: !entry.dev && !entry.devOptional,
  }));
}
