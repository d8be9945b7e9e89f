import { createServer } from 'node:http';
import type { QueueHealth } from './delivery/job.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a port of its own, so that nothing of it can be reached through the site.
 * Resolves to what ends it.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port, health }: { host: string; port: number; health: () => Promise<QueueHealth> },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const queue = await health().catch(() => undefined);
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metrics.text(queue));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
