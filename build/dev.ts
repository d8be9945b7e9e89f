/**
 * `npm run dev`: the pages from their sources with hot reload at :3000, and the server, restarted
 * when its code changes, behind them at :3001.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const apiPort = '3001';

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: apiPort, SITE_URL: 'http://localhost:3000' },
});
const vite = await createServer();
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void vite.close().then(() => process.exit());
  });
}
