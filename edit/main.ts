/** `npm run edit`: edits the site folder's files in the browser; only this machine can reach the editor. */
import { existsSync, readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { siteLanguages } from '../src/content/load-site.ts';
import { fillSentence } from '../src/content/owner-message.ts';
import { createEditor } from './app.ts';
import { SiteFolder } from './site-folder.ts';
import { editorWords } from './words.ts';

// Never the demo: the next upgrade would conflict with every change of it.
const path = process.env['SITE_FOLDER'] ?? 'site';
const { ownerLanguage } = siteLanguages(path);
const words = editorWords[ownerLanguage];
if (!existsSync(`${path}/site.yaml`)) {
  console.error(fillSentence({ sentence: 'noSite', values: { folder: path } }, words));
  process.exit(1);
}
const styles = readFileSync(new URL('edit.css', import.meta.url), 'utf8');
const { fetch } = createEditor(new SiteFolder(path), ownerLanguage, styles);
const port = process.env['EDIT_PORT'] || '3003';
const address = `http://localhost:${port}`;
await new Promise((resolve, reject) =>
  serve({ fetch, hostname: '127.0.0.1', port: Number(port) }, resolve).once('error', reject),
).catch(({ code, message }: NodeJS.ErrnoException) => {
  // Most likely the editor is running already, in another terminal.
  const sentence = code === 'ERR_SOCKET_BAD_PORT' ? 'wrongPort' : 'noPort';
  console.error(fillSentence({ sentence, values: { address, port, why: message } }, words));
  process.exit(1);
});
console.log(fillSentence({ sentence: 'listening', values: { folder: path, address } }, words));
