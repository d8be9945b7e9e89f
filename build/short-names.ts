const names = new Map<string, string>();

/**
 * The shortest class name that is not taken: the pages' styles ride in their first flight. Loaded
 * once per process, so that the browser's bundle and Node's agree.
 */
export function shortName(name: string, file: string): string {
  const key = `${file.split('?')[0]} ${name}`;
  const known = names.get(key) ?? `_${names.size.toString(36)}`;
  names.set(key, known);
  return known;
}
