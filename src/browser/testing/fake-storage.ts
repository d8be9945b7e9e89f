/** A tab's or a browser's storage, for units. */
export class FakeStorage {
  readonly #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#kept.set(key, text);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }
}

/** What a browser gives whose visitor forbids storage: every use throws. */
export const forbiddenStorage = {
  getItem: forbid,
  setItem: forbid,
  removeItem: forbid,
};

function forbid(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
