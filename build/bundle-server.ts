import { build } from 'vite';
import { bakeSite } from './bake-site.ts';

/**
 * Bundles the server and the owner's commands into `folder`, packages and all: `dist/` runs wherever
 * there is a Node (docs/decisions/0009-the-server-starts-as-a-bundle.md).
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    plugins: [bakeSite()],
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: `node${process.versions.node}`,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input: { main: 'service/main.ts', leads: 'service/cli/main.ts' },
        // A faster driver that nobody installs: pg asks for it and goes on without.
        external: ['pg-native'],
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
  });
}
