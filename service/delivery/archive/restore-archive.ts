import type { Archive } from './archive.ts';

/** Records that are read at once. */
const readAtOnce = 16;

export interface RestoredArchive {
  leads: number;
  subscribers: number;
  /** Records that were left out, because their person was erased. */
  erased: number;
}

/**
 * Fills an empty store from its archive: every lead and subscriber that is there and was not erased, in
 * the order in which they came. Nothing is sent again. Throws if the store holds leads already, or if the
 * key of the archive cannot read it.
 */
export async function restoreArchive(
  archive: Pick<Archive, 'listRecords' | 'listErased' | 'read'>,
  store: {
    /** Rejects where the store is not empty. */
    assertEmpty(): Promise<void>;
    /** Stores what was archived; which of both it is. */
    insertRecords(records: readonly string[]): Promise<{ leads: number; subscribers: number }>;
  },
  onProgress: (restored: number) => void = () => undefined,
): Promise<RestoredArchive> {
  await store.assertEmpty();
  const isErased = new Set<string>();
  for await (const id of archive.listErased()) isErased.add(id);
  const restored = { leads: 0, subscribers: 0, erased: 0 };
  let batch: string[] = [];

  async function keepBatch(): Promise<void> {
    const { leads, subscribers } = await store.insertRecords(
      await Promise.all(batch.map((id) => archive.read(id))),
    );
    restored.leads += leads;
    restored.subscribers += subscribers;
    batch = [];
    onProgress(restored.leads + restored.subscribers);
  }

  for await (const id of archive.listRecords()) {
    if (isErased.has(id)) restored.erased += 1;
    else batch.push(id);
    if (batch.length === readAtOnce) await keepBatch();
  }
  await keepBatch();
  return restored;
}
