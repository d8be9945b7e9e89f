/** Shorter names are too like others to be compared. */
const shortestName = 6;

/** A sentence for each variable that is nearly one of ours: `SMTP_ULR` does nothing, and says nothing. */
export function pointOutNearNames(given: readonly string[], known: readonly string[]): string[] {
  const long = known.filter((name) => name.length >= shortestName);
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = long.find((other) => isNear(name, other));
    return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
  });
}

/** Whether so many letters to add, leave out or replace make one text of the other (Levenshtein). */
export function isNear(one: string, other: string, slips = 2): boolean {
  if (one === '' || other === '') return one.length + other.length <= slips;
  const [rest, otherRest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isNear(rest, otherRest, slips);
  return (
    slips > 0 &&
    (isNear(rest, other, slips - 1) ||
      isNear(one, otherRest, slips - 1) ||
      isNear(rest, otherRest, slips - 1))
  );
}
