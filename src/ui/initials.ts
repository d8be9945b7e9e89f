/** The initials of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).map((word) => [...word][0] ?? '');
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
