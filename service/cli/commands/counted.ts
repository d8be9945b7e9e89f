/** A number with its noun, as in `1 lead` and `3 deliveries`; the plural of most only adds an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
