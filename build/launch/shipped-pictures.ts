import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, fail, pass } from './finding.ts';
import shipped from './shipped-pictures.json' with { type: 'json' };

/** The demo's own face, by kind, with what an owner does about it. */
const kinds = [
  {
    name: 'mark',
    files: ['app/ui/logo.tsx'],
    todo: 'draw your own in app/ui/logo.tsx',
  },
  {
    name: 'icons',
    files: ['public/favicon.*', 'public/apple-touch-icon.png', 'public/icon-*.png'],
    todo: 'draw your own in artwork/icons.ts and run npm run artwork:icons, or put files of your own in their place; then build again',
  },
  {
    name: 'portraits',
    files: ['public/images/team/*'],
    todo: 'run npm run images -- team FILE… with photos of your people, then build again',
  },
  {
    name: 'case logos',
    files: ['public/images/*/logo.svg'],
    todo: 'run npm run images -- CASE logo.svg with those of your cases, then build again',
  },
] as const;

/** Hash of every picture that must not go live as it was shipped, by its path. */
export function recordPictures(root: string): Record<string, string> {
  const files = kinds.flatMap((kind) => filesOf(kind, root)).sort();
  return Object.fromEntries(files.map((file) => [file, hash(join(root, file))]));
}

/** Finds what is byte for byte as shipped, by whatever name. */
export function checkShippedPictures(root: string): Finding[] {
  const record = new Set(Object.values(shipped));
  const findings = kinds.flatMap((kind) => {
    const same = filesOf(kind, root).filter((file) => record.has(hash(join(root, file))));
    return same.length > 0
      ? [fail('content', `${kind.name} of the demo: ${same.join(', ')}`, kind.todo)]
      : [];
  });
  return findings.length > 0
    ? findings
    : [pass('content', 'mark, icons, portraits and logos are not the demo’s')];
}

function filesOf({ files }: (typeof kinds)[number], root: string): string[] {
  if (!existsSync(root)) return [];
  return globSync([...files], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Git may have given a text the line ends of Windows. */
function hash(file: string): string {
  const content = readFileSync(file, 'latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(content, 'latin1').digest('hex').slice(0, 16);
}
