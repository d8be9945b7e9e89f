import { others } from './visit-counter.ts';

/** Number of names shown; the others are combined. */
const shown = 20;

/**
 * Adds up rows with the same name, each with some of the counts, and sorts them by the first count, highest
 * first.
 */
export function mostOf<Count extends string>(
  zero: Readonly<Record<Count, number>>,
  ...lists: readonly (readonly ({ name: string } & { [Key in NoInfer<Count>]?: number })[])[]
): ({ name: string } & Record<Count, number>)[] {
  const sums = new Map<string, { name: string } & Record<Count, number>>();
  const counts = keysOf(zero);
  const add = (name: string, row: { [Key in Count]?: number }) => {
    const sum = sums.get(name) ?? { ...zero, name };
    for (const count of counts) Object.assign(sum, { [count]: sum[count] + (row[count] ?? 0) });
    sums.set(name, sum);
  };
  for (const row of lists.flat()) add(row.name, row);
  const sorted = [...sums.values()].sort((one, other) => {
    const differs = counts.find((count) => one[count] !== other[count]);
    return differs ? other[differs] - one[differs] : one.name < other.name ? -1 : 1;
  });
  const named = sorted.filter(({ name }) => name !== others).slice(0, shown);
  sums.delete(others);
  for (const row of sorted) if (!named.includes(row)) add(others, row);
  const rest = sums.get(others);
  return rest ? [...named, rest] : named;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, number>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
