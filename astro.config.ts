import { basename, dirname, resolve } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { bakeSite } from './build/bake-site.ts';
import { browsers } from './build/browsers.ts';
import { siteUrl } from './build/site-url.ts';
import { sitemapOptions } from './build/sitemap-options.ts';
import { siteFolder } from './src/content/load-site.ts';

export default defineConfig({
  site: siteUrl(process.env),
  outDir: './dist/site',
  publicDir: `${siteFolder()}/public`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
  integrations: [
    react(),
    sitemap(sitemapOptions),
    {
      name: 'late-islands',
      hooks: {
        'astro:config:setup': ({ addClientDirective }) =>
          addClientDirective({ name: 'late', entrypoint: './src/islands/late.ts' }),
      },
    },
  ],
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: { '#site-folder': resolve(siteFolder()) } },
    plugins: [bakeSite()],
    css: {
      // Keeps vendor prefixes: Lightning CSS would drop `-webkit-text-size-adjust`, which iPhones need.
      lightningcss: { exclude: Features.VendorPrefixes },
      // As long as a hash, but it compresses better, because it repeats, and says where the class is from.
      modules: {
        generateScopedName: (name, file) =>
          `${basename(dirname(file))}-${basename(file, '.module.css')}-${name}`,
      },
    },
    build: {
      cssMinify: 'lightningcss',
      cssTarget: browsers,
      // Small SVGs are inlined in the styles, which saves a round trip before they are painted. Scripts stay
      // files, which the security policy allows without a hash for each.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    },
  },
});
