interface Waiting<In, Out> {
  item: In;
  resolve: (result: Out) => void;
  reject: (error: unknown) => void;
}

export interface GroupCommitOptions<In, Out> {
  /** Does all items in one transaction; its results stand in the order of the items. */
  run: (items: readonly In[]) => Promise<readonly Out[]>;
  /** Items that share a key go into different groups. */
  keysOf: (item: In) => readonly string[];
  /** Whether the same would happen to each item alone (the store is away), so that trying is vain. */
  isOutage: (error: unknown) => boolean;
}

/** Rows of one statement stay below the parameters that both engines take. */
const groupMax = 200;

/**
 * Lets writes that arrive together share one transaction, hence one sync of the disk. Each caller
 * hears of success only after the commit that holds its own item. Where a group fails, its items
 * are tried alone, so that nobody pays for another's item.
 */
export class GroupCommit<In, Out> {
  readonly #options: GroupCommitOptions<In, Out>;
  #waiting: Waiting<In, Out>[] = [];
  #running: Promise<void> | undefined;

  constructor(options: GroupCommitOptions<In, Out>) {
    this.#options = options;
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#drain();
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // One turn of the event loop: requests read in the same turn join this group.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#takeGroup());
    }
    // In the same step as the last look, so that nobody joins a loop that has ended.
    this.#running = undefined;
  }

  #takeGroup(): Waiting<In, Out>[] {
    const taken = new Set<string>();
    const group: Waiting<In, Out>[] = [];
    const later: Waiting<In, Out>[] = [];
    for (const entry of this.#waiting) {
      const keys = this.#options.keysOf(entry.item);
      if (group.length >= groupMax || keys.some((key) => taken.has(key))) {
        later.push(entry);
        continue;
      }
      for (const key of keys) taken.add(key);
      group.push(entry);
    }
    this.#waiting = later;
    return group;
  }

  async #commit(group: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await this.#options.run(group.map(({ item }) => item));
      for (const [at, { resolve, reject }] of group.entries()) {
        const result = results[at];
        if (result === undefined) reject(new Error('The group commit lost a result.'));
        else resolve(result);
      }
    } catch (error) {
      if (group.length === 1 || this.#options.isOutage(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      for (const entry of group) await this.#commit([entry]);
    }
  }
}
