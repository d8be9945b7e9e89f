import { build } from 'vite';
import { languageKey, languages } from '../contract/language.ts';

/** The inline script of every page, minified; `entry` is the URL that it fetches later. */
export async function bundleBoot(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      __ENTRY__: JSON.stringify(entry),
      __LANGUAGES__: JSON.stringify(languages),
      __LANGUAGE_KEY__: JSON.stringify(languageKey),
    },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rollupOptions: { input: 'app/boot.ts', output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The bundler gave no output.');
  const code = result.output[0].code.trim();
  if (!code.includes(entry)) throw new Error('The boot script does not know its entry.');
  if (code.includes('</')) throw new Error('The boot script would end its own element.');
  return code;
}
