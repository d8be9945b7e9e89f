/**
 * `npm run artwork:hero`: captures the shop shown at the end of the landing page's calendar, in its 6 : 5,
 * and writes it to demo/trinta/public/images/ in both languages.
 */
import sharp from 'sharp';
import { createServer } from 'vite';
import { launchChromium } from '../../../build/chromium.ts';
import { languages } from './language.ts';

const demo = 'demo/trinta';
/** CSS pixels of the layout, and file widths for one and two device pixels per CSS pixel. */
const canvas = { width: 780, height: 650, scale: 1.7 };
const widths = [700, 1320];

/** The shop's front, higher than in its gallery: the scene grows, and three kinds stand under it, clear of the thirtieth cell. */
const layout = `
  .front-scene { transform: translateX(-92px) scale(1.106); transform-origin: 0 0 }
  .front-words { margin-top: 34px }
  .front-words p { width: 320px }
  .front-kinds { height: 150px; grid-template-columns: repeat(3, 1fr) 130px }
  .front-kinds div:last-child { visibility: hidden }
`;

const vite = await createServer({
  configFile: false,
  cacheDir: '.cache/artwork',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  appType: 'custom',
});
await vite.listen();
const address = vite.httpServer?.address();
if (!address || typeof address === 'string') throw new Error('The artwork server has no port.');
const shot = `http://127.0.0.1:${address.port}/shot`;
const { renderScreen } = (await vite.ssrLoadModule(
  `/${demo}/artwork/render-screen.tsx`,
)) as typeof import('./render-screen.tsx');
const browser = await launchChromium();

for (const language of languages) {
  const html = await renderScreen('ecommerce', '01-shop-front', language);
  const { width, height, scale: deviceScaleFactor } = canvas;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
  await page.route(shot, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replace('</style>', `${layout}</style>`),
    }),
  );
  await page.goto(shot, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  for (const size of widths) {
    const file = `${demo}/public/images/hero.${language}-${size}.avif`;
    await sharp(png).resize(size).avif({ quality: 42, effort: 6 }).toFile(file);
    console.log(file);
  }
}
await browser.close();
await vite.close();
