import { globSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import type { Facts } from './facts.ts';
import { isInLanguages } from './site-files.ts';
import { wordsSchemas } from './words.ts';

/**
 * Files that nothing reads, each with the missing one whose name is nearly the same. Those of a language or a
 * case that the site leaves out stay where they are.
 */
export function findStrayFiles(
  folder: string,
  { languages, cases }: Facts,
  articles: readonly string[],
): readonly { file: string; meant: string | undefined }[] {
  const read = [
    ...['site', 'people', 'technologies', 'methodology'].map((name) => `${name}.yaml`),
    ...languages.flatMap((language) =>
      Object.keys(wordsSchemas).map((name) => `words/${language}/${name}.yaml`),
    ),
    ...cases.flatMap((id) => ['case', ...languages].map((name) => `cases/${id}/${name}.yaml`)),
    ...articles.map((id) => `articles/${id}/article.yaml`),
  ];
  const patterns = ['{.,words/**,cases/**,articles/**}/*.{yaml,yml}', 'articles/*.md'];
  const found = globSync(patterns, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const missing = read.filter((file) => !found.includes(file));
  const isLeftOut = (file: string) =>
    /^cases\/.*\//.test(file) && !cases.some((id) => file.startsWith(`cases/${id}/`));
  return found
    .filter((file) => !read.includes(file) && !isLeftOut(file))
    .filter((file) => file.split('/').every((part) => isInLanguages(part, languages)))
    .map((file) => ({ file, meant: missing.find((name) => distance(name, file) <= 2) }));
}
