import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const ranges = v.optional(v.record(v.string(), v.string()), {});

const entrySchema = v.object({
  /** Only the project itself and aliases say theirs. */
  name: v.optional(v.string()),
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'none'),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string(), ''),
  hasInstallScript: v.optional(v.boolean(), false),
  dependencies: ranges,
  devDependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
  peerDependenciesMeta: v.optional(
    v.record(v.string(), v.object({ optional: v.optional(v.boolean(), false) })),
    {},
  ),
});

const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), entrySchema),
});

type Entries = Readonly<Record<string, v.InferOutput<typeof entrySchema>>>;

/** A package as it is installed. */
export interface LockedPackage {
  /** Where it is installed, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
  version: string;
  /** SPDX expression, or `none`. */
  licence: string;
  /** Where it was fetched from, if not from the registry that npm is set to. */
  resolved: string | undefined;
  integrity: string;
  hasInstallScript: boolean;
  /** Whether a running site needs it; the rest is for building and testing. */
  isRuntime: boolean;
  /** Paths of the packages that it asks for, itself or as its peers. */
  dependencies: readonly string[];
}

export interface Lock {
  project: { name: string; version: string; dependencies: readonly string[] };
  packages: readonly LockedPackage[];
}

/** Everything that package-lock.json names. */
export function readLockFile(file = 'package-lock.json'): Lock {
  const { packages: entries } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  const { '': root, ...installed } = entries;
  if (!root?.name) throw new Error(`${file} does not name its project.`);
  const runtime = reachable(entries);
  const packages = Object.entries(installed).map(([path, entry]) => ({
    path,
    name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: entry.license,
    resolved: entry.resolved,
    integrity: entry.integrity,
    hasInstallScript: entry.hasInstallScript,
    isRuntime: runtime.has(path),
    dependencies: dependenciesOf(path, entries),
  }));
  const project = {
    name: root.name,
    version: root.version,
    dependencies: dependenciesOf('', entries),
  };
  return { project, packages };
}

/**
 * Paths of all that the project's own dependencies lead to. The lock file's `dev` marks do not say
 * it: what an optional peer brought along for the build is not marked.
 */
function reachable(entries: Entries): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = dependenciesOf('', entries, { dev: false });
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...dependenciesOf(path, entries, { optionalPeers: false }));
  }
  return found;
}

function dependenciesOf(
  path: string,
  entries: Entries,
  { dev = path === '', optionalPeers = true } = {},
): string[] {
  const entry = entries[path];
  if (!entry) return [];
  const peers = Object.keys(entry.peerDependencies).filter(
    (name) => optionalPeers || !entry.peerDependenciesMeta[name]?.optional,
  );
  const names = new Set([
    ...Object.keys(entry.dependencies),
    ...Object.keys(entry.optionalDependencies),
    ...peers,
    ...(dev ? Object.keys(entry.devDependencies) : []),
  ]);
  return [...names].flatMap((name) => resolve(name, path, entries) ?? []).sort();
}

/** Finds a package as Node does, in the nearest node_modules upwards; one that is not installed is none. */
function resolve(name: string, from: string, entries: Entries): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const candidate = `${at && `${at}/`}node_modules/${name}`;
    if (candidate in entries) return candidate;
    if (at === '') return undefined;
  }
}
