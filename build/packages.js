/**
 * Stops a command if the installed packages are not those of package-lock.json, with a sentence instead of a
 * stack trace. It is JavaScript because without the packages the system's own, possibly older Node runs it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const packagesIn = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
// npm records the installed packages in this file.
const installed = packagesIn('node_modules/.package-lock.json');
const missing = Object.entries(packagesIn('package-lock.json')).find(
  ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
);
if (missing) {
  // In every language: the file with the owner's language is YAML, which needs a package to read.
  const words = new URL('../src/words/', import.meta.url);
  for (const language of readdirSync(words)) {
    const sentences = readFileSync(new URL(`${language}/remarks.json`, words), 'utf8');
    console.error(JSON.parse(sentences).packagesMissing);
  }
  process.exit(1);
}
