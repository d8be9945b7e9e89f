/** Preloaded by a site that a worker's files share, to end with it: there is no hook after the last file. */
import { rmSync } from 'node:fs';

process.stdin.resume().once('end', () => {
  rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true });
  process.exit();
});
