/**
 * Starts something once, however often it is called; after a failure the next call starts it again.
 * What is returned rejects as `start` does, and complains of nothing where nobody waits for it.
 */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    if (!running) {
      running = start();
      running.catch(() => {
        running = undefined;
      });
    }
    return running;
  };
}
