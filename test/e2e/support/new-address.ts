/** Returns an unused email address, so that a retried test finds nothing of its first attempt. */
export const newAddress = (name: string): string =>
  `${name}.${crypto.randomUUID().slice(0, 8)}@prado.example`.toLowerCase();
