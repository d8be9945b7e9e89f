import { globSync, readFileSync } from 'node:fs';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** A name for each class and animation of each module, in an order that is the same in every build. */
const names = new Map<string, string>();

for (const file of globSync('app/**/*.module.css').toSorted()) {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:\.|@keyframes )([a-z][\w-]*)/gi,
  )) {
    const key = `${file} ${name}`;
    if (!names.has(key)) names.set(key, nameOf(names.size));
  }
}

/**
 * The short name of a class or animation, for the pages' styles ride in their first flight. Global classes are
 * words and so never as short.
 *
 * @throws Error where the module has no such name.
 */
export function shortName(name: string, file: string): string {
  const path = file.slice(file.lastIndexOf('/app/') + 1).split('?')[0];
  const known = names.get(`${path} ${name}`);
  if (!known) throw new Error(`${path} has no ${name}.`);
  return known;
}

/** ba, bb … zz: names of one length pack best, and blockers of advertising hide what is called ad. */
function nameOf(index: number): string {
  const first = letters[1 + Math.trunc(index / letters.length)];
  const second = letters[index % letters.length];
  if (!first || !second) throw new Error('The style modules have more classes than short names.');
  return first + second;
}
