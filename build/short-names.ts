import { globSync, readFileSync } from 'node:fs';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Gives the short name of a class or animation of a module. */
type ShortName = (name: string, file: string) => string;

/**
 * Names each class and animation of each module, given as path from the project's root and text, in an
 * order that is the same in every build.
 */
export function nameStyles(styles: Iterable<readonly [string, string]>): ShortName {
  const names = new Map<string, string>();
  const sorted = [...styles].map(([file, css]) => [withSlashes(file), css] as const).sort(byPath);
  for (const [file, css] of sorted) {
    for (const [, name = ''] of css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, nameOf(names.size));
    }
  }
  return (name, file) => {
    const whole = withSlashes(file);
    const path = whole.slice(whole.lastIndexOf('/app/') + 1).split('?')[0];
    const known = names.get(`${path} ${name}`);
    if (!known) throw new Error(`${path} has no ${name}.`);
    return known;
  };
}

/**
 * The short name of a class or animation, for the pages' styles ride in their first flight. Global classes are
 * words and so never as short.
 *
 * @throws Error where the module has no such name.
 */
export const shortName = nameStyles(
  globSync('app/**/*.module.css').map((file) => [file, readFileSync(file, 'utf8')] as const),
);

/** On Windows the file system says paths with backslashes, the bundler with slashes. */
function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function byPath([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

/** ba, bb … zz: names of one length pack best, and blockers of advertising hide what is called ad. */
function nameOf(index: number): string {
  const first = letters[1 + Math.trunc(index / letters.length)];
  const second = letters[index % letters.length];
  if (!first || !second) throw new Error('The style modules have more classes than short names.');
  return first + second;
}
