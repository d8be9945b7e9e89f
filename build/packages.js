/**
 * Ends a command that `npm ci` was forgotten before, with a sentence in place of the bundler's stack trace. It is
 * JavaScript because without the packages an older Node reads it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
// npm writes there what it has installed.
const installed = packagesIn('node_modules/.package-lock.json');
const missing = Object.entries(packagesIn('package-lock.json')).find(
  ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
);
if (missing) {
  // In each language: whose site it is stands in a file that only a package can read.
  const words = new URL('../src/words/', import.meta.url);
  for (const language of readdirSync(words)) {
    const sentences = readFileSync(new URL(`${language}/remarks.json`, words), 'utf8');
    console.error(JSON.parse(sentences).packagesMissing);
  }
  process.exit(1);
}
