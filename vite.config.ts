import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { devPages, devPorts } from './build/dev-pages.ts';
import { serviceFolders } from './service/http/service-paths.ts';

export default defineConfig({
  plugins: [react(), devPages()],
  // Prefixes stand in the styles: by itself it drops the one that keeps the text's size on an iPhone.
  css: { lightningcss: { exclude: Features.VendorPrefixes } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssMinify: 'lightningcss',
    // The first browsers with light-dark() and nesting, so that neither is written out twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  // The pages are rendered, not HTML files: the scanner has to be told where to look.
  optimizeDeps: { entries: ['app/entry-client.tsx', 'app/verification/proof-of-work.ts'] },
  server: {
    host: '127.0.0.1',
    port: devPorts.pages,
    // The next one is the server's.
    strictPort: true,
    // Objects, for of a bare address Vite replaces the host: whatever name the page was asked under, the
    // server is to find it in both Host and Origin.
    proxy: Object.fromEntries(
      Object.values(serviceFolders).map((folder) => [
        folder,
        { target: `http://127.0.0.1:${devPorts.api}` },
      ]),
    ),
  },
  appType: 'custom',
});
