import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the .eml files that are about one of `subjectIds`, or that name `email` (if given), from
 * the outbox folder. The number of files; a folder that does not exist holds none.
 */
export async function eraseFiles(
  folder: string,
  subjectIds: readonly string[],
  email?: string,
): Promise<number> {
  const ids = new Set(subjectIds);
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const about = ids.has(name.slice(0, name.indexOf('.')));
    if (!about && (email === undefined || !(await mentions(path, email)))) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Also within quoted-printable text, whose soft line breaks (RFC 2045 §6.7) can split an address. */
async function mentions(path: string, email: string): Promise<boolean> {
  const text = (await readFile(path, 'latin1')).toLowerCase();
  const address = email.toLowerCase();
  return (
    text.includes(address) ||
    text
      .replace(/=\r?\n/g, '')
      .replaceAll('=3d', '=')
      .includes(address)
  );
}
