/**
 * `npm run edit`: an editor in the browser over the files of the site folder, both languages beside each
 * other. It listens on this machine alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { parse } from 'yaml';
import { siteFolder } from '../src/content/load-site.ts';
import { createEditor } from './app.ts';
import { SiteFolder } from './site-folder.ts';

const path = siteFolder();
if (!existsSync(`${path}/site.yaml`)) {
  console.error(`${path}/ is no site. Make one with npm run new-site.`);
  process.exit(1);
}
const styles = readFileSync(new URL('edit.css', import.meta.url), 'utf8');
const folder = new SiteFolder(path);
const facts: unknown = parse(folder.read('site.yaml').head);
const wanted =
  typeof facts === 'object' && facts && 'ownerLanguage' in facts && facts.ownerLanguage;
const languages = folder.languages();
const language = languages.find((one) => one === wanted) ?? languages[0];
const port = Number(process.env['EDIT_PORT'] ?? 3003);
serve({ fetch: createEditor(folder, language, styles).fetch, hostname: '127.0.0.1', port }, () =>
  console.log(`Edit ${path}/ at http://localhost:${port}; npm run dev beside it shows the pages.`),
);
