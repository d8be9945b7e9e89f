import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Facts } from '../src/content/facts.ts';
import { loadSite, siteLanguages } from '../src/content/load-site.ts';
import { type Remark, SiteError } from '../src/content/remark.ts';
import { asBefore, documentOf, readTextFile, type TextFile, writeTextFile } from './text-file.ts';

/** A site folder as the editor reads and writes it. */
export class SiteFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  read(file: string): TextFile {
    return readTextFile(file, readOptional(join(this.path, file)));
  }

  /** What the engine says where a file of words leaves something out. */
  defaults(file: string): TextFile {
    return readTextFile(file, readOptional(join('src', file.replace(/yaml$/, 'json'))));
  }

  /** Writes a file anew; one that is broken is left to its owner. */
  change(file: string, change: (content: TextFile) => TextFile): void {
    const path = join(this.path, file);
    if (this.isBroken(file)) throw new Error(path);
    const before = readOptional(path);
    const after = asBefore(before, writeTextFile(change(readTextFile(file, before))));
    if (after === before) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after);
  }

  /** Whether a file is no YAML or no UTF-8, so that what seems to stand in it may be something else. */
  isBroken(file: string): boolean {
    const path = join(this.path, file);
    const { errors } = documentOf(this.read(file));
    return errors.length > 0 || (existsSync(path) && !isUtf8(readFileSync(path)));
  }

  languages(): Facts['languages'] {
    return siteLanguages(this.path).languages;
  }

  /** What stops the site from building; empty where nothing does. */
  faults(): readonly Remark[] {
    try {
      loadSite(this.path);
      return [];
    } catch (error) {
      if (error instanceof SiteError) return error.faults;
      throw error;
    }
  }
}

const readOptional = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
