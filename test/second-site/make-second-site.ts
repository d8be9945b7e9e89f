import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';

/** A long name of twenty-four letters, which has to fit a phone. */
export const secondName = 'Maré Alta Engenharia S/A';

const originals: Readonly<
  Record<string, readonly [name: string, width: number, height: number][]>
> = {
  porto: [
    ['logo', 300, 90],
    ['tela', 2200, 900],
    ['celular', 1170, 2532],
  ],
  farol: [
    ['logo', 90, 300],
    ['tela', 1600, 1600],
    ['celular', 900, 900],
  ],
  articles: [['mare-baixa', 2000, 1400]],
  team: [
    ['marina', 900, 1200],
    ['otto', 500, 500],
  ],
};

/**
 * Creates a site very different from the demo, in the steps of an owner: a new site, then own files over
 * it, pictures imported from originals of any shape, and share images, which need a browser. One section
 * is omitted, one person has no photo.
 *
 * @param folder must not exist
 */
export async function makeSecondSite(folder: string): Promise<void> {
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, {
      env: { ...process.env, SITE_FOLDER: folder },
    });
  const facts = [
    '--name',
    secondName,
    '--domain',
    'marealta.example',
    '--email',
    'oi@marealta.example',
  ];
  await run('build/new-site.ts', ...facts);
  cpSync('test/second-site/site', folder, { recursive: true });
  for (const language of ['pt-BR', 'en']) rmSync(join(folder, `words/${language}/faq.yaml`));
  const file = join(folder, 'site.yaml');
  const booking = `booking:
  quick: https://agenda.example/30
  complete: https://agenda.example/60
`;
  const written = readFileSync(file, 'utf8').replace('cases: []', 'cases: [porto, farol]');
  writeFileSync(file, written + booking);
  mkdirSync(join(folder, 'fonts'));
  cpSync(
    'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    join(folder, 'fonts/heading.woff2'),
  );
  const imports = Object.entries(originals).map(async ([target, pictures]) => {
    const files = pictures.map(([name]) => join(folder, `originals/${target}/${name}.png`));
    mkdirSync(join(folder, 'originals', target), { recursive: true });
    await Promise.all(
      pictures.map(([, width, height], at) => drawOriginal(width, height).toFile(files[at] ?? '')),
    );
    await run('artwork/import.ts', target, ...files);
  });
  await Promise.all([run('artwork/icons.ts'), ...imports]);
  // After the pictures, because share images show the covers of cases.
  await run('artwork/share-images.ts');
}

/** Draws a picture whose edges show how it was cropped. */
function drawOriginal(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0a6e6e"/><rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="none" stroke="coral" stroke-width="20"/><circle cx="50%" cy="50%" r="20%" fill="#f4f8f8"/></svg>`;
  return sharp(Buffer.from(svg)).png();
}
