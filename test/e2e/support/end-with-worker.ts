/** Loaded before a site that the files of a worker share: nobody says when the last of them has ended. */
import { rmSync } from 'node:fs';

process.stdin.resume().once('end', () => {
  rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true });
  process.exit();
});
