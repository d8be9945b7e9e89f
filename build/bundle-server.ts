import { build } from 'vite';
import { bakeSite } from './bake-site.ts';

/** Bundles the server and the owner's commands into `folder`, packages and all (decision 0009). */
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
      sourcemap: true,
      rollupOptions: {
        input: {
          main: 'service/main.ts',
          leads: 'service/cli/main.ts',
          serverless: 'service/serverless.ts',
        },
        // An optional native driver that is not installed: pg tries to load it and works without it.
        external: ['pg-native'],
        // No hashes in the names: no browser caches these files.
        output: {
          chunkFileNames: '[name].js',
          sourcemapExcludeSources: true,
          // A running server may load a file of a newer build, so the names of exports must not change.
          minifyInternalExports: false,
        },
      },
    },
  });
}
