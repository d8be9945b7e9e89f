import { build } from 'vite';
import { expect, test } from 'vitest';

test('no server code and no Node module reaches the browser', async () => {
  const result = await build({
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: 'app/entry-client.tsx' } },
  });
  if (!('output' in result)) throw new Error('The bundler gave no output.');
  const modules = result.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((id) => id.includes('/service/'))).toEqual([]);
  expect(modules.filter((id) => /^(node:|__vite-browser-external)/.test(id))).toEqual([]);
  // The domain's libraries that must stay behind the endpoint.
  expect(
    modules.filter((id) => /node_modules\/(hono|kysely|pg|nodemailer|pino)\//.test(id)),
  ).toEqual([]);
});
