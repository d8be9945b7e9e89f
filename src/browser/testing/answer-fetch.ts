import { vi } from 'vitest';

/** Scheme and host of the page that fetches. */
const pageOrigin = 'https://aurora.example';

/**
 * Lets `fetch` of the page under test ask this handler, until the stubbed globals are taken back. A
 * handler that throws is a network that fails.
 */
export function answerFetch(handle: (request: Request) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, pageOrigin), init);
    request.signal.throwIfAborted();
    return await Promise.race([handle(request), failsWith(request.signal)]);
  });
}

function failsWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
