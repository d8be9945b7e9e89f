import { errorName } from '../../log.ts';
import { type Channel, channelKinds, unneeded } from '../job.ts';
import { attemptTimeoutMs } from '../schedule.ts';
import { type Archive, ArchiveError } from './archive.ts';

export interface ArchiveChannelSettings {
  archive: Archive;
  /** Reads everything that the store keeps under an id, as text; undefined if it is gone. */
  readRecord: (id: string) => Promise<string | undefined>;
}

/** Keeps a copy of each lead and subscriber off this machine, and removes it when they are erased. */
export function createArchiveChannel({ archive, readRecord }: ArchiveChannelSettings): Channel {
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
        const record = await readRecord(id);
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
