import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A loopback port that nobody listens on, for a program that must be told one. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** The first of so many in a row: below those that systems lend to whoever asks for any. */
export async function freePortsInRow(count: number): Promise<number> {
  const first = randomInt(10_000, 32_000);
  try {
    for (let port = first; port < first + count; port += 1) await listenOnce(port);
    return first;
  } catch {
    return await freePortsInRow(count);
  }
}

/** The port that was listened on. */
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
