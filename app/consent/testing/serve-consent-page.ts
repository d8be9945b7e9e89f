import { createServer } from 'node:http';
import { build } from 'vite';
import type { Tag } from '../../content/tags.ts';

export interface ConsentSite extends AsyncDisposable {
  origin: string;
  /** Paths that browsers asked for beside the page. */
  asked: string[];
}

/** Bundles the test page, with these tags in place of the owner's, and serves it and its tags. */
export async function serveConsentPage(
  tagsOf: (origin: string) => Record<'analytics' | 'marketing', readonly Tag[]>,
): Promise<ConsentSite> {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const code = files.get(path.slice(1)) ?? (path.startsWith('/tag/') ? tagCode(path) : undefined);
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.setHeader('content-type', code === undefined ? 'text/html' : type);
    if (path !== '/') asked.push(path);
    response.end(code ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const tags = JSON.stringify(tagsOf(origin));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: 'app/consent/testing/consent-page.tsx',
        output: { entryFileNames: 'entry.js', assetFileNames: '[name][extname]' },
      },
    },
    plugins: [
      {
        name: 'tags-of-the-test',
        enforce: 'pre',
        transform: (code, id) =>
          id.endsWith('app/content/tags.ts') ? `${code}\nObject.assign(tags, ${tags});` : undefined,
      },
    ],
  });
  if ('output' in result) {
    for (const file of result.output) {
      if (file.type === 'chunk') files.set(file.fileName, file.code);
      else if (file.fileName.endsWith('.css')) files.set('style.css', String(file.source));
    }
  }
  return {
    ...{ origin, asked },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a tag of the test does: it sets a cookie, as most do. */
function tagCode(path: string): string {
  return `document.cookie = '${path.includes('analytics') ? '_ga_TEST' : '_ad'}=1; Path=/';`;
}

const page =
  '<!doctype html><html lang="pt-BR"><title>Consent</title><link rel="stylesheet" href="/style.css"><div id="root"></div><script type="module" src="/entry.js"></script></html>';
