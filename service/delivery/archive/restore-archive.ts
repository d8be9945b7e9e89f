import type { RecordStore } from '../../storage/archive-records.ts';
import type { Archive } from './archive.ts';

/** Records that are read at once. */
const readAtOnce = 16;

/**
 * Fills an empty store from its archive; how many records there were, and how many were left out because
 * they were erased or the key does not open them. Throws if the store holds leads already.
 */
export async function restoreArchive(
  archive: Archive,
  records: Pick<RecordStore, 'assertEmpty' | 'insert'>,
  now: number,
) {
  await records.assertEmpty();
  const isErased = new Set(await Array.fromAsync(archive.listErased()));
  const restored = { leads: 0, subscribers: 0, erased: 0, unreadable: 0 };
  let batch: string[] = [];

  async function keepBatch(): Promise<void> {
    const read = await Promise.all(batch.map((id) => archive.read(id)));
    const texts = read.filter((text) => text !== undefined);
    restored.unreadable += read.length - texts.length;
    const { leads, subscribers } = await records.insert(texts, now);
    restored.leads += leads;
    restored.subscribers += subscribers;
    batch = [];
  }

  for await (const id of archive.listRecords()) {
    if (isErased.has(id)) restored.erased += 1;
    else batch.push(id);
    if (batch.length === readAtOnce) await keepBatch();
  }
  await keepBatch();
  return restored;
}
