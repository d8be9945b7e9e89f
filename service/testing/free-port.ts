import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Returns a free loopback port, for a program that needs its number. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Returns the first of `count` free ports in a row, below the ephemeral range. */
export async function freePortsInRow(count: number): Promise<number> {
  const first = randomInt(10_000, 32_000);
  try {
    for (let port = first; port < first + count; port += 1) await listenOnce(port);
    return first;
  } catch {
    return await freePortsInRow(count);
  }
}

/** Listens on a port for a moment and returns its number. */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });
}
