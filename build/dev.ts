/**
 * `npm run dev`: serves pages and inbox from their sources with hot reload at PORT (3000). The server runs
 * at the next port and restarts when its code changes; the inbox's Vite server runs at the port after that.
 */
import './explain-errors.ts';
import { spawn } from 'node:child_process';
import { dev } from 'astro';
import { serveApp } from '../inbox/serve-app.ts';
import { parseEnv, readDotEnv } from '../service/env.ts';
import { SiteError } from '../src/content/remark.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
readDotEnv();
const { port } = parseEnv(process.env);
const server = { target: `http://127.0.0.1:${port + 1}` };
const app = {
  target: `http://127.0.0.1:${port + 2}`,
  // Vite serves the application at an address with a trailing slash, which the inbox's own address lacks.
  rewrite: (path: string) => path.replace(/^\/inbox(?=\?|$)/, '/inbox/'),
};

/** Replaces Vite's error about a port, which does not say what to do. */
function explainPort(error: Error): never {
  if (!/^(?:Port |No available ports)/.test(error.message)) throw error;
  throw new SiteError([{ sentence: 'devPorts', values: { first: port, last: port + 2 } }]);
}

const inbox = await serveApp(port + 2).catch(explainPort);
const pages = await dev({
  server: { host: '127.0.0.1', port },
  // As objects: for a plain string Vite changes the Host header, which the server compares with Origin.
  vite: {
    server: {
      strictPort: true,
      proxy: {
        '/api': server,
        '/newsletter': server,
        '/booking': server,
        // API calls only, not the source files in the application's folder `api`.
        '^/inbox/api/[^.?]*(\\?|$)': server,
        '/inbox': app,
      },
    },
  },
}).catch(explainPort);
const watch = ['--watch', '--watch-preserve-output', 'service/main.ts'];
const service = spawn(process.execPath, watch, {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port + 1), SITE_URL: `http://localhost:${port}` },
});
// Adapts the server's start message: Astro serves the pages here, so nothing has to be built.
service.stdout.setEncoding('utf8').on('data', (text: string) => {
  const said = text.replace(`localhost:${port + 1}`, `localhost:${port}`);
  process.stdout.write(said.replace(/^ .*npm run build.*\n/gm, ''));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    service.kill(signal);
    void Promise.all([pages.stop(), inbox.close()]).then(() => process.exit());
  });
}
