import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const cronFolders = ['/etc/cron.d', '/etc/cron.daily', '/etc/cron.weekly'];

/** What this user and this machine run on a schedule, as one text. */
export function readSchedule(): string {
  return [ownCrontab(), ...['/etc/crontab', ...cronFolders.flatMap(filesIn)].map(textOf)].join(
    '\n',
  );
}

/** When the files of a folder were written, in milliseconds. */
export function writeTimesIn(folder: string): number[] {
  return filesIn(folder).map((file) => statSync(file).mtimeMs);
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
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Not ours to read: then it does not speak for us either.
    return '';
  }
}
