/**
 * Ends a command that `npm ci` was forgotten before, with a sentence in place of the bundler's stack trace. It is
 * JavaScript because without the packages an older Node reads it.
 */
import { existsSync, readFileSync } from 'node:fs';

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
// npm writes there what it has installed.
const installed = packagesIn('node_modules/.package-lock.json');
const missing = Object.entries(packagesIn('package-lock.json')).find(
  ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
);
if (missing) {
  console.error('Packages of this version are missing. Type npm ci, then the same command again.');
  process.exit(1);
}
