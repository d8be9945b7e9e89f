import { type Finding, fail, pass } from './finding.ts';

export interface Maintenance {
  /** All that the machine runs on a schedule, as one text; lines that begin with `#` run nothing. */
  schedule: string;
  /** When each file of the backup folder was written, in milliseconds. */
  backups: readonly number[];
  /** The owner says that both run somewhere else. */
  elsewhere: boolean;
  engine: 'sqlite' | 'postgres';
  /** Where the commands are to be run. */
  folder: string;
  now: number;
}

/** A backup is made every day; one may be late. */
const backupMaxAgeMs = 48 * 60 * 60 * 1000;

/** Cron loads no environment: the lines take it from the file that the server has it from. */
const environmentFile = '/etc/trinta.env';

/** Judges whether somebody makes backups and erases what must not be kept, before anything is lost. */
export function checkMaintenance(maintenance: Maintenance): Finding[] {
  const { schedule, backups, elsewhere, engine, folder, now } = maintenance;
  const latest = Math.max(...backups);
  const running = schedule.replaceAll(/^\s*#.*$/gm, '');
  const dump = engine === 'postgres' ? /pg_dump|pg_basebackup/ : ownCommand('backup');
  const isKept = elsewhere || dump.test(running) || now - latest <= backupMaxAgeMs;
  const isErased = elsewhere || ownCommand('retention').test(running);
  // One file for each day of the week: an erasure reaches the last of them within seven days.
  const command =
    engine === 'postgres'
      ? '(umask 077; mkdir -p backups; pg_dump --format=custom --file="backups/$(date +\\%u).dump" "$DATABASE_URL")'
      : 'npm run -s leads -- backup "backups/$(date +\\%u).sqlite"';
  return [
    isKept
      ? pass('maintenance', 'backups are made')
      : fail(
          'maintenance',
          'nothing makes backups: no scheduled command, no file of the last two days in backups/',
          addToCrontab('15 3 * * *', folder, command),
        ),
    isErased
      ? pass('maintenance', 'leads are erased when their time is over')
      : fail(
          'maintenance',
          'nothing erases leads when their time is over, as the privacy policy promises',
          addToCrontab('45 3 * * *', folder, 'npm run -s leads -- retention'),
        ),
  ];
}

/** The owner's command, as npm starts it or as Node does. */
function ownCommand(name: string): RegExp {
  return new RegExp(`(?:leads|service/cli/main\\.ts)\\b.*\\b${name}\\b`);
}

/** The line comes last, to be copied as it is. */
function addToCrontab(times: string, folder: string, command: string): string {
  const line = `${times} set -a; . ${environmentFile}; set +a; cd '${folder}' && ${command}`;
  return `add to crontab, with your file of variables for ${environmentFile} (or say --maintenance-elsewhere): ${line}`;
}
