import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mailNamesAddress } from './address-in-text.ts';

/** Whom an erasure is about besides the ids, and who of those that are left must lose nothing. */
export interface ErasedPerson {
  email: string;
  /** Whether the store still holds what has this id. */
  isKept: (subjectId: string) => Promise<boolean>;
}

export interface ErasedFiles {
  count: number;
  /** Names of files that name the address but belong to somebody who is still in the store. */
  ofOthers: readonly string[];
}

/**
 * Deletes the .eml files that are about one of `subjectIds`, or that nobody else owns and that name
 * the address of `person`, from the outbox folder. A folder that does not exist holds none.
 */
export async function eraseFiles(
  folder: string,
  subjectIds: readonly string[],
  person?: ErasedPerson,
): Promise<ErasedFiles> {
  const ids = new Set(subjectIds);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ofOthers: string[] = [];
  let count = 0;
  for (const name of names.sort()) {
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    const path = join(folder, name);
    const id = name.slice(0, name.indexOf('.'));
    if (!ids.has(id)) {
      if (person === undefined || !(await fileNamesAddress(path, person.email))) continue;
      if (await person.isKept(id)) {
        ofOthers.push(name);
        continue;
      }
    }
    await rm(path, { force: true });
    count += 1;
  }
  return { count, ofOthers };
}

async function fileNamesAddress(path: string, email: string): Promise<boolean> {
  try {
    return mailNamesAddress(await readFile(path, 'latin1'), email);
  } catch (error) {
    // The server has renamed its .part file, or withdrawn a mail, since the folder was read.
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
