import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressTree } from '../build/compress.ts';
import { freePort } from '../service/testing/free-port.ts';
import { ServerProcess } from '../test/kill/server-process.ts';

interface ServedSite extends AsyncDisposable {
  origin: string;
}

/** Serves a copy of the build in `dist/`, with or without its scripts. */
export async function serveSite({ withScripts }: { withScripts: boolean }): Promise<ServedSite> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/bench-');
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const site = join(folder, 'dist/site');
  if (!withScripts) {
    for (const page of globSync(`${site}/**/*.html`)) {
      writeFileSync(page, removeScripts(readFileSync(page, 'utf8')));
    }
    await compressTree(site);
  }
  const port = await freePort();
  const server = new ServerProcess(port, { DATA_DIR: 'data' }, folder);
  await server.start();
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes all scripts except structured data. */
function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*rel="?modulepreload[^>]*>/gi, '');
}
