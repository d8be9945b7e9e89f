/**
 * `npm run dev`: the pages from their sources with hot reload at :3000, and the server, restarted
 * when its code changes, behind them at :3001.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { devPorts } from './dev-pages.ts';

const vite = await createServer();
try {
  await vite.listen();
} catch (error) {
  const { message } = error instanceof Error ? error : new Error(String(error));
  console.error(`The pages cannot be served: ${message}.`);
  console.error(`End what listens at ${devPorts.pages}, npm start for instance, and try again.`);
  await vite.close();
  process.exit(1);
}
vite.printUrls();

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'service/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(devPorts.api),
    SITE_URL: `http://localhost:${devPorts.pages}`,
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    api.kill(signal);
    void vite.close().then(() => process.exit());
  });
}
