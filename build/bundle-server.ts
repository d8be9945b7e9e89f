import { build, type Plugin } from 'vite';

/** Loaded with the first mail and with PostgreSQL only: they stay packages, and cost a start nothing. */
const loadedLater = ['nodemailer', 'pg'];

/**
 * Bundles the server and its thread into `folder`, for the Node that builds: hundreds of modules, each
 * to be found, read and freed of its types, become a handful
 * (docs/decisions/0009-the-server-starts-as-a-bundle.md).
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: loadedLater },
    build: {
      ssr: true,
      target: `node${process.versions.node}`,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: ['service/main.ts', 'service/service/service-thread.ts'],
        // No hashes: files find each other by name, and no browser keeps them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          sourcemapExcludeSources: true,
          // A server that runs on may meet one file of a newer build: exports keep their names.
          minifyInternalExports: false,
        },
      },
    },
    plugins: [takeBuiltins()],
  });
}

/**
 * Takes what is needed out of Node's own modules instead of importing it: for an import, Node reads
 * every export of the module, and with those of node:http it loads fetch and its client: 80 ms.
 */
function takeBuiltins(): Plugin {
  return {
    name: 'take-builtins',
    renderChunk: (code) => ({
      code: code.replace(
        /^import \{ (.+) \} from "(node:[\w/]+)";$/gm,
        (_, names: string, module) =>
          `const { ${names.replaceAll(' as ', ': ')} } = process.getBuiltinModule("${module}");`,
      ),
      map: null,
    }),
  };
}
