import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';

/** Class names short enough for the page's one flight, and the same in the browser's and Node's bundle. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${path} ${name}`).digest('base64url').slice(0, 4)}`;
}

export default defineConfig(({ command }) => ({
  plugins: [react(), devPages()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssMinify: 'lightningcss',
  },
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  server: {
    host: '127.0.0.1',
    port: 3000,
    proxy: { '/api': 'http://127.0.0.1:3001', '/newsletter': 'http://127.0.0.1:3001' },
  },
  appType: 'custom',
}));
