import { createHash } from 'node:crypto';
import type { LockedPackage } from './lock-file.ts';

/** The parts of a CycloneDX 1.6 document that we fill in. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string; 'bom-ref': string } };
  components: readonly Component[];
  dependencies: readonly { ref: string; dependsOn: readonly string[] }[];
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  /** `excluded`: builds or tests, and is not there when the site runs. */
  scope: 'required' | 'excluded';
  purl: string;
  licenses: readonly [{ license: { id: string } } | { expression: string }];
  hashes: readonly [{ alg: 'SHA-512'; content: string }];
}

/** Describes a lock file; the same file gives the same bytes, its serial number included. */
export function describeComponents(packages: readonly LockedPackage[]): BillOfMaterials {
  const [project, ...installed] = packages;
  if (project?.path !== '') throw new Error('The lock file does not begin with the project.');
  const paths = new Set(packages.map(({ path }) => path));
  const components = installed.map(describe);
  const root = project.name || 'project';
  const dependencies = packages.map((one) => ({
    ref: one.path || root,
    dependsOn: dependenciesOf(one, paths),
  }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([components, dependencies]))}`,
    version: 1,
    metadata: {
      component: { type: 'application', name: root, version: project.version, 'bom-ref': root },
    },
    components,
    dependencies,
  };
}

function describe({ path, name, version, license, integrity, isRuntime }: LockedPackage): Component {
  return {
    type: 'library',
    // One version can be installed at several places, and each place has its own dependencies.
    'bom-ref': path,
    name,
    version,
    scope: isRuntime ? 'required' : 'excluded',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
  };
}

/** Paths of what a package asks for, found as Node finds them: in the nearest node_modules upwards. */
function dependenciesOf(one: LockedPackage, paths: ReadonlySet<string>): readonly string[] {
  const wanted = {
    ...one.dependencies,
    ...one.optionalDependencies,
    ...one.peerDependencies,
    ...(one.path === '' ? one.devDependencies : {}),
  };
  return Object.keys(wanted)
    .flatMap((name) => {
      for (let at = one.path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
        const candidate = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
        if (paths.has(candidate)) return [candidate];
        // An optional package of another platform, or a peer that nobody asked for.
        if (at === '') return [];
      }
    })
    .sort();
}

/** A version 8 UUID (RFC 9562) made of a text's hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
