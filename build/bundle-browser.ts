import { readFileSync, rmSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { textFontIn } from './font-files.ts';
import { plainImports } from './plain-imports.ts';
import { reactModules } from './react-modules.ts';
import { shortName } from './short-names.ts';

export interface BrowserBundle {
  /** URL of the script that hydrates a page. */
  entry: string;
  /** URLs of the fonts that the first paint needs. */
  fonts: readonly string[];
  /** Minified CSS of the shell and of a route module (path from the project's root). */
  cssOf: (routeModule: string) => string;
}

interface ChunkStyles {
  /** CSS files of the chunk itself. */
  css: readonly string[];
  imports: readonly string[];
  module: string | undefined;
  isEntry: boolean;
}

/**
 * Bundles what the browser runs into `{folder}/assets`. The pages carry their CSS inline, so the
 * links that the bundler would have the scripts add are taken out.
 */
export async function bundleBrowser(folder: string): Promise<BrowserBundle> {
  const chunks = new Map<string, ChunkStyles>();
  const result = await build({
    logLevel: 'warn',
    css: { modules: { generateScopedName: shortName } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rollupOptions: {
        input: 'app/entry-client.tsx',
        // The inline script of the pages calls what it exports.
        preserveEntrySignatures: 'exports-only',
        // React DOM asks the scheduler for what only its other builds have.
        checks: { importIsUndefined: false },
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    plugins: [reactModules(), plainImports(), takeOutStyles(chunks)],
  });
  if (!('output' in result)) throw new Error('The bundler gave no output.');
  const files = result.output;
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  const textFont = textFontIn(files);

  const styles = takeStyles(folder, chunks);
  const cssOf = (routeModule: string) => {
    const own = [...chunks.values()].filter(
      ({ isEntry, module }) => isEntry || module === routeModule,
    );
    if (own.length !== 2) throw new Error(`The bundle has no chunk for ${routeModule}.`);
    const css = new Set(own.flatMap((chunk) => stylesOf(chunk, chunks)));
    const text = [...css].map((file) => styles.get(file) ?? '').join('');
    // Chunks come in the order of their imports, but the order of the layers must be said first.
    return layerOrder() + text;
  };
  return { entry: `/${entry.fileName}`, fonts: [`/${textFont}`], cssOf };
}

/** Reads the chunks' styles and removes their files: they ride in the pages, nobody fetches them. */
function takeStyles(folder: string, chunks: Map<string, ChunkStyles>): Map<string, string> {
  const files = new Set([...chunks.values()].flatMap(({ css }) => css));
  const styles = new Map<string, string>();
  for (const file of files) {
    styles.set(file, readFileSync(`${folder}/${file}`, 'utf8').trim());
    rmSync(`${folder}/${file}`);
  }
  return styles;
}

/** Few requests: what several pages share is one chunk. */
const chunkGroups = [
  {
    name: 'shared',
    test: /\/(?:app\/(?:ui|lead|verification|content\/[\w-]+\.ts)|contract|node_modules\/valibot|react-dom\.production|preload-helper)/,
    minShareCount: 2,
  },
];

/** The statement that opens the base styles; the minifier would drop it there as said by the order. */
function layerOrder(): string {
  const [statement] = /^@layer [\w, ]+;/.exec(readFileSync('app/styles/base.css', 'utf8')) ?? [];
  if (!statement)
    throw new Error('app/styles/base.css does not begin with the order of the layers.');
  return statement.replaceAll(', ', ',');
}

function stylesOf(chunk: ChunkStyles, chunks: Map<string, ChunkStyles>): readonly string[] {
  const below = chunk.imports.flatMap((file) => {
    const imported = chunks.get(file);
    return imported && !imported.isEntry ? stylesOf(imported, chunks) : [];
  });
  return [...below, ...chunk.css];
}

/** Notes which styles belong to which chunk, then hides them from the import analysis. */
function takeOutStyles(chunks: Map<string, ChunkStyles>): Plugin {
  return {
    name: 'take-out-styles',
    enforce: 'pre',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const css = file.viteMetadata?.importedCss ?? new Set<string>();
        chunks.set(file.fileName, {
          css: [...css],
          imports: file.imports,
          module: file.facadeModuleId?.slice(process.cwd().length + 1),
          isEntry: file.isEntry,
        });
        css.clear();
      }
    },
  };
}
