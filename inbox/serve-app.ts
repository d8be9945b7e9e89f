import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { appConfig } from './app-config.ts';

/** Serves the inbox's application from its sources with hot reload, at a port of this machine. */
export async function serveApp(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    ...appConfig,
    // Astro's server keeps its own beside the packages.
    cacheDir: resolve('.cache/inbox'),
    plugins: [appConfig.plugins, react()],
    // Its pages are asked for through another port, which passes no web sockets on.
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { clientPort: port } },
  });
  return await server.listen();
}
