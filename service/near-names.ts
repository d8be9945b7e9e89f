/** How many letters a name may differ by to be taken for a slip. */
const slipLength = 2;

/** Shorter names are too like others to be compared. */
const shortestName = 6;

/** A sentence for each variable that is nearly one of ours: `SMTP_ULR` does nothing, and says nothing. */
export function pointOutNearNames(given: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...given]
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find(
        (other) => other.length >= shortestName && distance(name, other) <= slipLength,
      );
      return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
    });
}

/** Letters to add, leave out or replace to make one text of the other (Levenshtein). */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > slipLength) return slipLength + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const replaced = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
