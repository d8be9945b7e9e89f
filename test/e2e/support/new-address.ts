/** An address that nobody has used: a test that is tried again finds nothing of its first try. */
export const newAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@prado.example`.toLowerCase();
