import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Remark, sayRemark } from '../src/content/remark.ts';
import { importLogo, importScreen } from './import-picture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  write('site/site.yaml', ['ownerLanguage: en']);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder, for its site in `site/`. */
function run(...parameters: string[]): { said: string; status: number | null } {
  const env = { ...process.env, INIT_CWD: folder, SITE_FOLDER: 'site' };
  const command = [resolve('artwork/import.ts'), ...parameters];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

const say = (sentence: Remark['sentence'], values: Remark['values'] = {}) =>
  sayRemark({ sentence, values });

const images = () => join(folder, 'site/public/images/product-launch');

/** Imports a logo and returns the output; in this process, because starting another takes longer. */
async function logoFrom(file: string): Promise<string> {
  const source = { path: join(folder, file), name: 'logo', languages: ['en'] };
  return (await importLogo(source, images())).map((remark) => sayRemark(remark)).join('\n');
}

/** Draws a picture with a red upper half and a blue lower half. */
async function draw(name: string, width: number, height: number): Promise<void> {
  const top = await sharp({ create: { width, height: height / 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([{ input: top, gravity: 'north' }])
    .toFile(join(folder, name));
}

function write(name: string, lines: readonly string[]): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), lines.join('\n'));
}

const made = (path = 'site/public/images/product-launch') => readdirSync(join(folder, path)).sort();

async function sizeOf(name: string): Promise<(string | number)[]> {
  const { format, compression, width, height } = await sharp(join(images(), name)).metadata();
  return [compression ?? format, width, height];
}

test('a screenshot is written in every size, format and language of the pages', async () => {
  await draw('01-home.png', 1600, 1000);
  const { said } = run('product-launch', '01-home.png');
  expect(made()).toEqual(
    ['en', 'pt-BR'].flatMap((language) =>
      [1152, 1600, 720].flatMap((width) =>
        ['avif', 'webp'].map((format) => `01-home.${language}-${width}.${format}`),
      ),
    ),
  );
  expect(await sizeOf('01-home.en-720.avif')).toEqual(['av1', 720, 405]);
  expect(await sizeOf('01-home.pt-BR-1600.webp')).toEqual(['webp', 1600, 900]);
  const size = '1600 × 1000';
  expect(said).toContain(say('cutAtBottom', { percent: 10, size, shape: '16:9' }));
  expect(said).not.toContain(say('tooSmall', { size, least: '1600 × 900' }));
  const file = 'site/cases/product-launch/case.yaml';
  const lines = "  - file: '01-home'\n    aspect: video";
  expect(said, 'what to add to the facts').toContain(say('galleryBelongs', { file, lines }));
});

test('the lines to add are valid for a picture whose name is a number', async () => {
  await draw('1.png', 160, 90);
  const { said } = run('product-launch', '1.png');
  const { gallery } = parse(/^gallery:\n.*\n.*/m.exec(said)?.[0] ?? '');
  expect(gallery).toEqual([{ file: '1', aspect: 'video' }]);
});

test('a picture in one language keeps the other’s, and upright ones are phone screens', async () => {
  await draw('02-order.en.jpg', 390, 844);
  const { said } = run('product-launch', '02-order.en.jpg');
  expect(made().every((name) => name.startsWith('02-order.en-'))).toBe(true);
  expect(await sizeOf('02-order.en-810.avif')).toEqual(['av1', 810, 1440]);
  expect(said).toContain(say('tooSmall', { size: '390 × 844', least: '810 × 1440' }));
});

test('a screen listed in case.yaml gets its aspect from there, without a line to add', async () => {
  write('site/cases/product-launch/case.yaml', [
    'cover: 04-cart',
    'technologies: []',
    'gallery:',
    '  - file: 04-cart',
    '    aspect: square',
  ]);
  await draw('04-cart.en.png', 1600, 900);
  const { said } = run('product-launch', '04-cart.en.png');
  expect(await sizeOf('04-cart.en-1080.avif')).toEqual(['av1', 1080, 1080]);
  expect(said).toContain(say('otherShape', { nearest: 'video', aspect: 'square' }));
  expect(said).toContain(say('cutAtSides', { percent: 44, size: '1600 × 900', shape: '1:1' }));
  expect(said).not.toContain('gallery:');
});

test('a tall page is cropped at its end', async () => {
  await draw('03-page.en.png', 1600, 4000);
  const source = { path: join(folder, '03-page.en.png'), name: '03-page', languages: ['en'] };
  await importScreen(source, images(), undefined);
  const shown = sharp(join(images(), '03-page.en-480.webp'));
  const { dominant } = await shown.stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a logo becomes one SVG, from a drawing or a picture', async () => {
  await draw('logo.png', 900, 600);
  run('product-launch', 'logo.png');
  expect(await sizeOf('logo.svg')).toEqual(['svg', 450, 300]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  writeFileSync(join(folder, 'logo.svg'), drawing);
  run('product-launch', 'logo.svg');
  expect(readFileSync(join(images(), 'logo.svg'), 'utf8')).toBe(drawing);
});

test('a transparent picture that is invisible on light or dark pages is reported', async () => {
  const drawn = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><circle cx="160" cy="160" r="90" fill="${colour}"/></svg>`;
  const faint = { black: say('faintOnDark'), white: say('faintOnLight') };
  for (const [colour, sentence] of Object.entries(faint)) {
    writeFileSync(join(folder, 'logo.svg'), drawn(colour));
    await sharp(Buffer.from(drawn(colour))).toFile(join(folder, 'logo.png'));
    expect(await logoFrom('logo.svg')).toContain(sentence);
    expect(await logoFrom('logo.png')).toContain(sentence);
  }
  writeFileSync(join(folder, 'logo.svg'), drawn('teal'));
  for (const sentence of Object.values(faint)) {
    expect(await logoFrom('logo.svg')).not.toContain(sentence);
  }
  writeFileSync(join(folder, '01-home.en.svg'), drawn('black'));
  expect(run('product-launch', '01-home.en.svg').said).toContain(say('onWhite'));
  const screen = join(images(), '01-home.en-540.webp');
  expect((await sharp(screen).stats()).isOpaque).toBe(true);
});

test('a bitmap named logo.svg is embedded in an SVG, and a text is refused', async () => {
  await draw('logo.png', 900, 600);
  renameSync(join(folder, 'logo.png'), join(folder, 'logo.svg'));
  await logoFrom('logo.svg');
  expect(await sizeOf('logo.svg')).toEqual(['svg', 450, 300]);
  write('logo.svg', ['no drawing']);
  const { said, status } = run('product-launch', 'logo.svg');
  expect(status).toBe(1);
  expect(said).toContain(say('noPicture', { file: 'logo.svg' }));
});

test('an article’s picture is stored with the others, and its aspect in the facts', async () => {
  await draw('first-one.png', 1600, 900);
  const { said } = run('articles', 'first-one.png');
  expect(made('site/public/images/articles')).toContain('first-one.en-1600.avif');
  const file = 'site/articles/first-one/article.yaml';
  expect(said).toContain(say('pictureBelongs', { file, aspect: 'video' }));
});

test('a photo becomes a portrait', async () => {
  await draw('ana.jpg', 900, 1200);
  const { said, status } = run('team', 'ana.jpg');
  expect(status).toBe(0);
  expect(said).toContain(say('nobodyYet', { file: 'site/people.yaml', id: 'ana' }));
  expect(made('site/public/images/team')).toEqual(['ana.960.avif', 'ana.avif', 'ana.webp']);
  const portrait = join(folder, 'site/public/images/team/ana.webp');
  const { width, height } = await sharp(portrait).metadata();
  expect([width, height]).toEqual([480, 480]);
});

test('a truncated picture is reported by name, without a stack trace', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = sharp({
    create: { width: 600, height: 400, channels: 3, background: 'red', noise },
  });
  const png = await whole.png().toBuffer();
  writeFileSync(join(folder, 'home.png'), png.subarray(0, png.length / 2));
  for (const target of ['product-launch', 'team']) {
    const { said, status } = run(target, 'home.png');
    expect(status).toBe(1);
    expect(said).toContain(say('noPicture', { file: 'home.png' }));
    expect(said).not.toContain('    at ');
  }
});

test.each([
  [[], 'npm run images -- CASE FILE'],
  [['product-launch'], 'npm run images -- CASE FILE'],
  [['product-launch', 'Captura de tela.png'], '01-home.png'],
  [['product-launch', 'not-there.png'], say('noFile', { file: 'not-there.png' })],
  [['product-launch', 'text.png'], say('noPicture', { file: 'text.png' })],
  [['product-launch', 'large.svg'], say('tooManyPixels', { file: 'large.svg' })],
  [['share', 'landing.png'], 'npm run images -- CASE FILE'],
  [['--check'], 'site/site.yaml: name is missing'],
])('%j ends with a helpful message', (parameters, sentence) => {
  write('text.png', ['no picture']);
  write('large.svg', ['<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="16000"/>']);
  const { said, status } = run(...parameters);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toContain('    at ');
});
