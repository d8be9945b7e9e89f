import { errorName } from '../../log.ts';
import type { RecordStore } from '../../storage/archive-records.ts';
import { type Channel, channelKinds, unneeded } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import { type Archive, ArchiveError } from './archive.ts';

/** Keeps a copy of each lead and subscriber off this machine, and removes it when they are erased. */
export function createArchiveChannel(
  archive: Archive,
  records: Pick<RecordStore, 'read'>,
): Channel {
  return {
    name: 'archive',
    kinds: channelKinds.archive,
    attemptTimeoutMs,
    async attempt({ kind, subjectId: id }, signal) {
      try {
        if (kind === 'erased-archive') {
          await archive.erase(id, signal);
          return { outcome: 'delivered', detail: 'erased in the archive' };
        }
        const record = await records.read(id);
        if (record === undefined) return unneeded;
        await archive.put(id, record, signal);
        return { outcome: 'delivered', detail: 'kept in the archive' };
      } catch (error) {
        const isAnswer = error instanceof ArchiveError;
        const detail = isAnswer ? error.message : `no answer: ${errorName(error)}`;
        return { outcome: 'failed', detail };
      }
    },
  };
}
