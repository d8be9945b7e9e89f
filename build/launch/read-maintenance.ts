import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const cronFolders = ['/etc/cron.d', '/etc/cron.daily', '/etc/cron.weekly'];

/** What this user and this machine run on a schedule, as one text. */
export function readSchedule(): string {
  return [ownCrontab(), ...['/etc/crontab', ...cronFolders.flatMap(filesIn)].map(textOf)].join(
    '\n',
  );
}

/** When the files of a folder that hold anything were written, in milliseconds. */
export function writeTimesIn(folder: string): number[] {
  return filesIn(folder).flatMap((file) => {
    // What a backup that was cut off has left.
    if (/\.part(?:-journal)?$/.test(file)) return [];
    try {
      const status = statSync(file);
      return status.isFile() && status.size > 0 ? [status.mtimeMs] : [];
    } catch {
      // It vanished meanwhile, or is a link that leads nowhere: no backup either way.
      return [];
    }
  });
}

function ownCrontab(): string {
  try {
    return execFileSync('crontab', ['-l'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // No crontab, or no cron at all.
    return '';
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    // No such folder, or none that is ours to read.
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not ours to read: then it does not speak for us either.
    return '';
  }
}
