import type { Plugin } from 'vite';
import { isMissing, languageUnder, pageAt } from '../app/routes.ts';
import { defaultLanguage, isLanguage, languageKey } from '../contract/language.ts';

/** Where `npm run dev` listens: what a visitor asks for, and the server behind it. */
export const devPorts = { pages: 3000, api: 3001 } as const;

const chosenLanguage = new RegExp(`(?:^|;\\s*)${languageKey}=([\\w-]+)`);

/** `npm run dev`: renders each page at its request from the sources, with hot reload. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/';
          const path = new URL(`http://dev${url}`).pathname;
          if (!request.headers.accept?.includes('text/html')) return next();
          try {
            const { page, prefix } = pageAt(path);
            const chosen = chosenLanguage.exec(request.headers.cookie ?? '')?.[1];
            const language =
              languageUnder(prefix) ?? (isLanguage(chosen) ? chosen : defaultLanguage);
            const { renderPage } = (await server.ssrLoadModule(
              '/app/render-page.tsx',
            )) as typeof import('../app/render-page.tsx');
            const html = await renderPage({
              page,
              prefix,
              language,
              origin: `http://${request.headers.host ?? 'localhost'}`,
              css: '',
              boot: "import('/app/entry-client.tsx').then(({ hydrate }) => hydrate())",
              noModules: { src: '/app/no-modules.js', integrity: '' },
              fonts: [],
            });
            response.statusCode = isMissing(page) ? 404 : 200;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(url, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
