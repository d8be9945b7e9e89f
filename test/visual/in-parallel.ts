/** Runs a task for each item, a few at a time. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
}
