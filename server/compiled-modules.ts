import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

/**
 * Keeps compiled modules from one start to the next: it halves the work of a start, whose larger part
 * is to take the types out. For what is imported after it, in this thread. Where the folder cannot
 * be written, nothing is kept.
 */
export function keepCompiledModules(): void {
  enableCompileCache(folder);
}

/** Writes what was compiled so far: a process that is killed later has no chance to. */
export function writeCompiledModules(): void {
  flushCompileCache();
}
