/**
 * `npm run artwork:portraits`: draws the team's portraits and writes each to public/images/team/ as
 * AVIF and WebP. The drawings are React components in artwork/portraits/; no browser is needed. Who is
 * not drawn there keeps their photo (`npm run images -- team FILE…`), and so does who has one by now.
 */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { createServer } from 'vite';
import { team } from '../app/content/team.ts';
import { replacedPortraits } from './portraits/replaced-portraits.ts';
import { writePortrait } from './write-image.ts';

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
  const svg = renderPortrait(id);
  if (svg === undefined) {
    console.log(`${folder}/${id}: left alone, for nobody drew it in artwork/portraits/`);
    continue;
  }
  const replaced = replacedPortraits(id);
  if (replaced.length > 0) {
    console.log(
      `${folder}/${id}: left alone, for ${replaced.join(' and ')} ${replaced.length > 1 ? 'are' : 'is'} not as shipped; delete what is there to have the drawing`,
    );
    continue;
  }
  // Drawn at twice the size and reduced: finer edges than the renderer's own.
  await writePortrait(sharp(Buffer.from(svg), { density: 144 }), `${folder}/${id}`);
  console.log(`${folder}/${id}.{avif,webp}`);
}
await vite.close();
