/** The address of a database as messages may name it. */
export function withoutPassword(address: string): string {
  const url = new URL(address);
  return `postgres://${url.host}${url.pathname}`;
}
