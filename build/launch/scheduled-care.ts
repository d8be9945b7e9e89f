import { type Finding, fail, pass } from './finding.ts';

export interface Care {
  /** All that the machine runs on a schedule, as one text. */
  schedule: string;
  /** When each file of the backup folder was written, in milliseconds. */
  backups: readonly number[];
  /** The owner says that both run somewhere else. */
  elsewhere: boolean;
  engine: 'sqlite' | 'postgres';
  now: number;
}

/** A backup is made every day; one may be late. */
const backupMaxAgeMs = 48 * 60 * 60 * 1000;

/** Judges whether somebody makes backups and erases what must not be kept, before anything is lost. */
export function checkCare({ schedule, backups, elsewhere, engine, now }: Care): Finding[] {
  const latest = Math.max(...backups);
  const dump = engine === 'postgres' ? /pg_dump|pg_basebackup/ : /leads\b.*\bbackup\b/;
  const isKept = elsewhere || dump.test(schedule) || now - latest <= backupMaxAgeMs;
  const isErased = elsewhere || /leads\b.*\bretention\b/.test(schedule);
  const command =
    engine === 'postgres'
      ? 'pg_dump "$DATABASE_URL" > backups/…'
      : 'npm run leads -- backup backups/$(date +\\%F).sqlite';
  const otherwise = 'or say that it runs elsewhere: --care-elsewhere';
  return [
    isKept
      ? pass('keeping', 'backups are made')
      : fail(
          'keeping',
          'nothing makes backups: no scheduled command, no file of the last two days in backups/',
          `add to crontab: 15 3 * * * cd ${process.cwd()} && ${command} (${otherwise})`,
        ),
    isErased
      ? pass('keeping', 'leads are erased when their time is over')
      : fail(
          'keeping',
          'nothing erases leads when their time is over, as the privacy policy promises',
          `add to crontab: 45 3 * * * cd ${process.cwd()} && npm run leads -- retention (${otherwise})`,
        ),
  ];
}
