/**
 * `npm run artwork:portraits`: draws the team's portraits and writes each to public/images/team/ as
 * AVIF and WebP. The drawings are React components in artwork/portraits/; no browser is needed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { createServer } from 'vite';
import { team } from '../app/content/team.ts';

const size = 480;
const folder = 'public/images/team';

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
});
const { renderPortrait } = (await vite.ssrLoadModule(
  '/artwork/portraits/render-portrait.tsx',
)) as typeof import('./portraits/render-portrait.tsx');

mkdirSync(folder, { recursive: true });
for (const { id } of team) {
  // Drawn at twice the size and reduced: finer edges than the renderer's own.
  const image = sharp(Buffer.from(renderPortrait(id)), { density: 144 }).resize(size, size);
  const avif = await image.clone().avif({ quality: 62, effort: 6 }).toBuffer();
  const webp = await image
    .clone()
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer();
  writeFileSync(`${folder}/${id}.avif`, avif);
  writeFileSync(`${folder}/${id}.webp`, webp);
  console.log(`${folder}/${id}: avif ${avif.length} bytes, webp ${webp.length} bytes`);
}
await vite.close();
