/**
 * `npm run artwork:portraits`: draws the portraits of the demo's people and writes each to
 * demo/trinta/public/images/team/ as AVIF and WebP. No browser is needed.
 */
import sharp from 'sharp';
import { createServer } from 'vite';
import { writePortrait } from '../../../artwork/write-image.ts';
import { loadSite } from '../../../src/content/load-site.ts';

const demo = 'demo/trinta';
const folder = `${demo}/public/images/team`;

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
});
const { renderPortrait } = (await vite.ssrLoadModule(
  `/${demo}/artwork/portraits/render-portrait.tsx`,
)) as typeof import('./portraits/render-portrait.tsx');

for (const { id } of loadSite(demo).site.people) {
  const svg = Buffer.from(renderPortrait(id));
  // Drawn at twice the size and reduced, for finer edges than the renderer's.
  await writePortrait(sharp(svg, { density: 144 }), `${folder}/${id}`);
  console.log(`${folder}/${id}.{avif,webp}`);
}
await vite.close();
