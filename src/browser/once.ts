/**
 * Runs `start` once and shares its promise between all calls; after a failure the next call runs it
 * again. The promise rejects as `start` does, without an unhandled rejection if nobody awaits it.
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
