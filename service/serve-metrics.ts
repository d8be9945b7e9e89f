import { createServer, type ServerResponse } from 'node:http';
import type { ServiceHealth } from './compose-service.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsOptions {
  host: string;
  port: number;
  metrics: Metrics;
  /** Rejects where no lead could be stored. */
  health: () => Promise<ServiceHealth>;
}

/**
 * Serves `/metrics` for Prometheus and `/readyz` with what needs the owner, on a port of its own, so that
 * nothing of it can be reached through the site. Resolves to what ends it.
 */
export async function serveMetrics(options: MetricsOptions): Promise<() => void> {
  const { host, port, metrics } = options;
  const server = createServer(async (request, response) => {
    const health = await options.health().catch(() => undefined);
    if (request.url === '/metrics') {
      send(response, 200, 'text/plain; version=0.0.4', metrics.text(health?.deliveries));
    } else if (request.url === '/readyz') {
      const text = JSON.stringify(health ?? { store: 'not writable' }, null, 2);
      send(response, health ? 200 : 503, 'application/json', text);
    } else send(response, 404, 'text/plain', 'Not Found\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'is in use by another program' : cause.message;
      reject(new Error(`Port ${port} of METRICS_PORT ${why}. Free it, or set another.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
