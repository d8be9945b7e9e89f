import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Facts } from '../src/content/facts.ts';
import { loadSite, siteLanguages } from '../src/content/load-site.ts';
import { type Remark, SiteError } from '../src/content/remark.ts';
import { documentOf, readTextFile, type TextFile, writeTextFile } from './text-file.ts';

/** Reads and writes the files of a site folder for the editor. */
export class SiteFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  read(file: string): TextFile {
    return readTextFile(file, readOptional(join(this.path, file)));
  }

  /** The engine's defaults for a file of words; a document has none. */
  defaults(file: string): TextFile {
    const path = join('src', file.replace(/(?:yaml|md)$/, 'json'));
    return readTextFile(path, readOptional(path));
  }

  /** Changes a file. Throws an Error if it is broken, and leaves it unchanged. */
  change(file: string, change: (content: TextFile) => TextFile): void {
    const path = join(this.path, file);
    if (this.isBroken(file)) throw new Error(path);
    const before = readOptional(path);
    const after = writeTextFile(change(readTextFile(file, before)));
    if (after === before) return;
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(path, after);
    } catch (error) {
      // A full disk keeps only a part of the new text; there was room for the old one.
      writeFileSync(path, before);
      throw error;
    }
  }

  /** Whether a file is not valid YAML or UTF-8, so that its parsed content may be wrong. */
  isBroken(file: string): boolean {
    const path = join(this.path, file);
    const { errors } = documentOf(this.read(file));
    return errors.length > 0 || (existsSync(path) && !isUtf8(readFileSync(path)));
  }

  languages(): Facts['languages'] {
    return siteLanguages(this.path).languages;
  }

  /** The faults that stop the site from building. */
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
