import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

export interface NoModules {
  src: string;
  /** Subresource Integrity; SHA-256, for a longer digest is so much less of the first flight. */
  integrity: string;
}

/** Writes the script that only browsers without modules fetch, under a name made of its content. */
export function writeNoModules(folder: string): NoModules {
  const code = readFileSync('app/no-modules.js');
  const digest = createHash('sha256').update(code).digest();
  const src = `/assets/${digest.toString('base64url').slice(0, 8)}.js`;
  writeFileSync(`${folder}${src}`, code);
  return { src, integrity: `sha256-${digest.toString('base64')}` };
}
