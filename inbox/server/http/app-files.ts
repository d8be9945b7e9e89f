import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { inboxFolder } from '../../contract/inbox-folder.ts';
import type { InboxEnv } from '../inbox-env.ts';
import { documentPolicy } from './inbox-headers.ts';
import { Refusal } from './refusal.ts';

/** Files whose names contain a hash of their content. */
const hashedFiles = `${inboxFolder}/assets/`;

/**
 * Serves the application's files from `folder`. Every address below the inbox that is no file name is one of
 * its screens, so it gets the document.
 */
export function appFiles(folder: string): Hono<InboxEnv> {
  const files = new Hono<InboxEnv>();
  files.on(['GET', 'HEAD'], `${inboxFolder}/*`, async (c) => {
    const name = c.req.path.slice(inboxFolder.length).replace(/^\/+/, '');
    // Only these characters; in particular no backslash, which Windows treats as a slash.
    const isFile = /^[\w/-]+(?:\.[\w-]+)+$/.test(name);
    const path = isFile ? name : 'index.html';
    if (!existsSync(join(folder, 'index.html'))) {
      return c.text('The inbox is not built here. Run: npm run build\n', 503);
    }
    const send = serveStatic<InboxEnv>({ root: folder, path, precompressed: true });
    const answer = await send(c, async () => undefined);
    if (!answer) return c.body(null, 404);
    const { headers } = answer;
    if (isFile && c.req.path.startsWith(hashedFiles)) {
      headers.set('cache-control', 'public, max-age=31536000, immutable');
    }
    headers.append('vary', 'Accept-Encoding');
    if (path.endsWith('.html')) headers.set('content-security-policy', documentPolicy);
    return answer;
  });
  files.all(`${inboxFolder}/*`, () => {
    throw new Refusal('no-such-method', { allow: 'GET, HEAD' });
  });
  return files;
}
