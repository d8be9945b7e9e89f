/**
 * Collects what is added in one turn of the event loop and hands it on together: a message between
 * threads costs about as much as what is in it.
 */
export class Batch<T> {
  readonly #send: (items: readonly T[]) => void;
  #items: T[] = [];

  constructor(send: (items: readonly T[]) => void) {
    this.#send = send;
  }

  add(item: T): void {
    this.#items.push(item);
    if (this.#items.length === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const items = this.#items;
    this.#items = [];
    this.#send(items);
  }
}
