import { distance } from 'fastest-levenshtein';

/** Shorter names are too like others to be compared. */
const shortestName = 6;

/** A sentence for each variable that is nearly one of ours: `SMTP_ULR` does nothing, and says nothing. */
export function pointOutNearNames(given: readonly string[], known: readonly string[]): string[] {
  const long = known.filter((name) => name.length >= shortestName);
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = long.find((other) => distance(name, other) <= 2);
    return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
  });
}
