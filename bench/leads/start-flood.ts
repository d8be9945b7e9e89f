import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FloodRequest } from './flood-thread.ts';

/**
 * Prepares a flood in a thread of its own, so that its work is not taken for the server's delay.
 * Resolves when all is ready to be sent; what comes back sends it, and resolves to the leads
 * acknowledged per second.
 */
export async function prepareFlood(request: FloodRequest): Promise<() => Promise<number>> {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url));
  thread.postMessage(request);
  await once(thread, 'message');
  return async () => {
    const result = once(thread, 'message');
    thread.postMessage('go');
    const [rate] = await result;
    return Number(rate);
  };
}
