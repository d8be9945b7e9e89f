import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devPages } from './build/dev-pages.ts';

export default defineConfig({
  plugins: [react(), devPages()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: false,
    cssMinify: 'lightningcss',
  },
  server: {
    host: '127.0.0.1',
    port: 3000,
    proxy: { '/api': 'http://127.0.0.1:3001', '/newsletter': 'http://127.0.0.1:3001' },
  },
  appType: 'custom',
});
