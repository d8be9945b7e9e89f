import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicy } from '../../service/pages/security-policy.ts';
import { type Finding, fail, pass } from './finding.ts';
import { checkHostHeaders } from './host-headers.ts';
import { checkPublicFiles } from './public-files.ts';
import { checkSecurityContact } from './security-contact.ts';

export interface BuiltPagesOptions {
  /** Folder of the project. */
  root: string;
  /** Origin that the pages should name; undefined where SITE_URL is not known. */
  origin: string | undefined;
  /** What the environment makes of the pages' headers; undefined where the site does not start with it. */
  policy: PagePolicy | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** What the pages and the server's bundle are built from; what is only copied is compared. */
const sources = ['app', 'build', 'contract', 'service', 'package-lock.json'];

/** Tests and this command leave no trace in what is built. */
const traceless = /\.(?:test|suite)\.tsx?$|^build\/(?:launch\/|check-launch\.ts$)/;

/** Judges what stands in dist/: whether it is there, whether it is newer than its sources, whose it is. */
export function checkBuiltPages({ root, origin, policy, now }: BuiltPagesOptions): Finding[] {
  const site = join(root, 'dist/site');
  const page = join(site, 'index.html');
  const rebuild = `run npm run build${origin ? ` with SITE_URL=${origin}` : ''}`;
  if (!existsSync(page)) return [fail('pages', 'dist/site holds no pages', rebuild)];
  const changed = newest(root);
  const fresh = statSync(page).mtimeMs >= changed.at;
  const named = originsIn(site);
  // A site of another origin is said so below, and what follows from it is not said twice.
  const siteUrl = [...named][0] ?? policy?.siteUrl;
  return [
    fresh
      ? pass('pages', 'the pages are newer than what they are built from')
      : fail('pages', `the pages are older than ${changed.file}`, rebuild),
    ...checkPublicFiles(root, rebuild),
    ...(origin === undefined
      ? []
      : [
          named.size === 1 && named.has(origin)
            ? pass('pages', `canonical links and site map name ${origin}`)
            : fail(
                'pages',
                `canonical links and site map name ${[...named].join(', ') || 'nothing'}, not ${origin}`,
                rebuild,
              ),
        ]),
    ...(policy && siteUrl ? checkHostHeaders(site, { ...policy, siteUrl }, rebuild) : []),
    ...checkSecurityContact(site, now, rebuild),
  ];
}

/** Every origin that a canonical link, or an entry of the site map, calls the site's own. */
function originsIn(folder: string): Set<string> {
  const pattern = /<link rel="canonical" href="([^"]+)"|<loc>([^<]+)<\/loc>/g;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') || name === 'sitemap.xml',
  );
  const origins = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(pattern)].map(
      ([, canonical, location]) => new URL(canonical ?? location ?? '').origin,
    ),
  );
  return new Set(origins);
}

function newest(root: string): { file: string; at: number } {
  let found = { file: '', at: 0 };
  function look(file: string) {
    const status = statSync(join(root, file));
    if (status.isFile() && status.mtimeMs > found.at) found = { file, at: status.mtimeMs };
  }
  for (const source of sources.filter((name) => existsSync(join(root, name)))) {
    if (statSync(join(root, source)).isFile()) look(source);
    else {
      for (const name of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })) {
        const file = `${source}/${name.replaceAll('\\', '/')}`;
        if (!traceless.test(file)) look(file);
      }
    }
  }
  return found;
}
