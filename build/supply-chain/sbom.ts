/**
 * `npm run sbom`: writes dist/sbom.cdx.json, the bill of materials (CycloneDX 1.6) of everything that
 * package-lock.json names. Not by `npm sbom` (npm 11.19): it refuses a tree that has a range such as
 * `latest` in it, leaves out runtime packages that a tool needs too (pg, nodemailer), and stamps each
 * run with a time and a random number.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describeComponents } from './describe-components.ts';
import { readLockFile } from './lock-file.ts';

const target = 'dist/sbom.cdx.json';

const bill = describeComponents(readLockFile());
mkdirSync('dist', { recursive: true });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${target}: ${bill.components.length} components`);
