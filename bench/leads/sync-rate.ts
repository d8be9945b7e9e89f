import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** About what one lead adds to SQLite's log, in bytes. */
const recordBytes = 16 * 1024;

/** How often per second this disk syncs an append: the limit of acknowledging leads one by one. */
export function measureSyncRate(folder: string, seconds: number): number {
  const scratch = mkdtempSync(join(folder, 'sync-'));
  const file = openSync(join(scratch, 'log'), 'w');
  const record = Buffer.alloc(recordBytes, 1);
  const started = performance.now();
  let syncs = 0;
  while (performance.now() - started < seconds * 1000) {
    writeSync(file, record);
    fdatasyncSync(file);
    syncs += 1;
  }
  const elapsed = (performance.now() - started) / 1000;
  closeSync(file);
  rmSync(scratch, { recursive: true });
  return syncs / elapsed;
}
