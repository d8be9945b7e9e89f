/**
 * `npm run sbom`: writes dist/sbom.cdx.json, the bill of materials (CycloneDX 1.6) of everything that
 * package-lock.json names. Not by `npm sbom`, which refuses a tree with a range such as `latest` in
 * it (two packages below Lighthouse) and stamps each run with a time and a random number.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describeComponents } from './describe-components.ts';
import { readLockFile } from './lock-file.ts';

const target = 'dist/sbom.cdx.json';

const bill = describeComponents(readLockFile());
mkdirSync('dist', { recursive: true });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${target}: ${bill.components.length} components`);
