/** Licences under which anything may be used here, each with the reason. */
const everywhere: Readonly<Record<string, string>> = {
  MIT: 'permissive: keep the notice',
  'MIT-0': 'MIT without the notice',
  ISC: 'permissive, like MIT',
  'BSD-2-Clause': 'permissive: keep the notice',
  'BSD-3-Clause': 'permissive: keep the notice, no advertising with the names',
  'Apache-2.0': 'permissive, with a patent grant',
  '0BSD': 'permissive, no condition',
  'BlueOak-1.0.0': 'permissive, with a patent grant',
  'CC0-1.0': 'public domain',
  Unlicense: 'public domain',
  'Python-2.0': 'permissive: keep the notice',
  Zlib: 'permissive: mark changes',
};

/** Licences for what builds and tests only: none of it is handed to anybody. */
const buildTime: Readonly<Record<string, string>> = {
  'MPL-2.0': 'copyleft per file: binds who passes changed files on, and we change and pass on none',
  'LGPL-3.0-or-later': 'libvips under sharp: draws our images, is linked into nothing that we ship',
  'OFL-1.1': 'typefaces: embedding is free, and the reserved names are kept (artwork/CREDITS.md)',
};

/**
 * Whether a package under this SPDX expression may be used. `OR` leaves the choice to us, `AND` binds
 * to both; a part in brackets beside others is not understood and counts as refused.
 */
export function isAllowedLicence(expression: string, isRuntime: boolean): boolean {
  const allowed = (id: string) => id in everywhere || (!isRuntime && id in buildTime);
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1');
  const choices = plain.split(' OR ');
  return choices.length > 1 ? choices.some(allowed) : plain.split(' AND ').every(allowed);
}
