import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressTree } from '../../../build/compress.ts';
import { createPageManifest } from '../../../build/page-manifest.ts';
import type { PagePolicy } from '../headers.ts';
import type { PageManifest } from '../page-manifest.ts';

/** A small built site in a temporary folder, for tests; deleted when disposed. */
export interface SampleSite extends Disposable {
  /** Contains the site's folder and the manifest, as a build does. */
  dist: string;
  folder: string;
  manifest: PageManifest;
}

export const localPolicy: PagePolicy = {
  siteUrl: 'http://localhost:3000',
  ipLookupUrl: 'https://api.ipify.org?format=json',
};

export const bootScript = "import('/assets/entry-C0ffee.js')";
const filler = 'Trinta dias do primeiro contato ao produto no ar. '.repeat(40);

const leadForm = '<form data-draft="lead-draft"></form>';

export function samplePage(language: string, title: string, more = ''): string {
  return [
    `<!doctype html><html lang="${language}"><head><title>${title}</title>`,
    '<style>body{color:#123}</style>',
    `<script>${bootScript}</script>`,
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    `</head><body><h1>${title}</h1><p>${filler}</p>${more}</body></html>`,
  ].join('\n');
}

export const sampleImage: Uint8Array<ArrayBuffer> = Uint8Array.from(
  { length: 5_000 },
  (_, index) => (index * 73) % 251,
);

const siteFiles: Readonly<Record<string, string | Uint8Array>> = {
  'index.html': samplePage('pt-BR', 'Início', leadForm),
  'privacy.html': samplePage('pt-BR', 'Privacidade'),
  'project/ecommerce.html': samplePage('pt-BR', 'Loja'),
  '404.html': samplePage('pt-BR', 'Página não encontrada'),
  'project/404.html': samplePage('pt-BR', 'Projeto não encontrado'),
  'en.html': samplePage('en', 'Home (prefixed)', leadForm),
  'en/privacy.html': samplePage('en', 'Privacy (prefixed)'),
  'en/project/ecommerce.html': samplePage('en', 'Shop (prefixed)'),
  'en/404.html': samplePage('en', 'Page Not Found (prefixed)'),
  'en/project/404.html': samplePage('en', 'Project Not Found (prefixed)'),
  'assets/entry-C0ffee.js': `export const text = ${JSON.stringify(filler)};`,
  'assets/archivo-C0ffee.woff2': sampleImage,
  'images/team/ana.avif': sampleImage,
  'images/team/ana.webp': sampleImage,
  'images/película 1.jpg': sampleImage,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style></svg>',
  'manifest.webmanifest': '{"name":"Trinta"}',
  'links.rules': '{}',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:seguranca@example.com\n',
};

/** Writes the sample, its manifest and compressed copies as the build does. */
export async function buildSampleSite(
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<SampleSite> {
  const dist = mkdtempSync(join(tmpdir(), 'pages-'));
  const folder = join(dist, 'site');
  for (const [name, content] of Object.entries({ ...siteFiles, ...more })) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const manifest = createPageManifest(folder, localPolicy);
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(manifest));
  await compressTree(folder);
  return {
    dist,
    folder,
    manifest,
    [Symbol.dispose]: () => rmSync(dist, { recursive: true, force: true }),
  };
}
