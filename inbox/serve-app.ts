import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { appConfig } from './app-config.ts';

/** Serves the inbox's application from its sources with hot reload, on a local port. */
export async function serveApp(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    ...appConfig,
    // Separate from the cache of Astro's server.
    cacheDir: resolve('.cache/inbox'),
    plugins: [appConfig.plugins, react()],
    // The browser loads the pages through another port, which does not proxy web sockets.
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port } },
  });
  return await server.listen();
}
