import { createHash } from 'node:crypto';
import type { Lock, LockedPackage } from './lock-file.ts';

/** The parts of a CycloneDX 1.6 document that we fill in (cyclonedx.org/docs/1.6/json). */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: {
    component: { type: 'application'; name: string; version: string; 'bom-ref': string };
  };
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
export function describeComponents({ project, packages }: Lock): BillOfMaterials {
  const { name, version } = project;
  const components = packages.map(describe);
  const dependencies = [
    { ref: name, dependsOn: project.dependencies },
    ...packages.map((one) => ({ ref: one.path, dependsOn: one.dependencies })),
  ];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([components, dependencies]))}`,
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': name } },
    components,
    dependencies,
  };
}

function describe({
  path,
  name,
  version,
  licence,
  integrity,
  isRuntime,
}: LockedPackage): Component {
  return {
    type: 'library',
    // One version can be installed at several places, and each place has its own dependencies.
    'bom-ref': path,
    name,
    version,
    scope: isRuntime ? 'required' : 'excluded',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [/\s/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
  };
}

/** A version 8 UUID (RFC 9562) made of a text's hash. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
