import { enableCompileCache, findPackageJSON, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';

/** The project's, wherever this code stands: sources and bundle lie at different depths. */
const project = findPackageJSON(import.meta.url);

/**
 * Keeps compiled modules from one start to the next: it halves the work of a start. For what is
 * imported after it, in this thread. Where the folder cannot be written, nothing is kept.
 */
export function keepCompiledModules(): void {
  if (project) enableCompileCache(join(dirname(project), 'node_modules/.cache/compiled'));
}

/** Writes what was compiled so far: a process that is killed later has no chance to. */
export function writeCompiledModules(): void {
  flushCompileCache();
}
