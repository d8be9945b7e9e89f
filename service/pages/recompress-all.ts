import { setTimeout as pause } from 'node:timers/promises';
import type { RelocatedFile } from './relocated-file.ts';

/** Before each file: the start of the service goes first, and so does whoever visits meanwhile. */
const pauseMs = 500;

/**
 * Compresses the files again as well as it can be done, one after another in the background. The
 * largest come first: those are the landing pages, which then fit one flight again.
 */
export async function recompressAll(files: readonly RelocatedFile[]): Promise<void> {
  try {
    for (const file of files.toSorted((a, b) => b.size - a.size)) {
      // A process that is told to stop does not wait for the rest.
      await pause(pauseMs, undefined, { ref: false });
      await file.recompress();
    }
  } catch {
    // Without the memory for it, the quick variants stay: they are as right, only larger.
  }
}
