import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { type Person, personColumns } from '../people/people-store.ts';
import { promisedBy, workingDays } from './promise.ts';

/** Finds the people to remind of leads whose promised answer is late. */
export function createOverdueStore(db: Database) {
  /** People who have signed in at least once and are not revoked. */
  const joined = () =>
    db
      .selectFrom('people')
      .select(personColumns)
      .where('revokedAt', 'is', null)
      .where('joinedAt', 'is not', null);

  return {
    /** Queues one reminder per person and day about leads late at `at`; returns how many people have some. */
    async owe(day: string, at: number, now: number): Promise<number> {
      let owed = 0;
      for (const person of await joined().execute()) {
        if ((await this.leadsOf(person, at)).length === 0) continue;
        const subjectId = `${person.id}:${day}`;
        await addJobs(db, [{ kind: 'overdue-leads', subjectId }], now);
        owed += 1;
      }
      return owed;
    },

    find: (id: string): Promise<Person | undefined> =>
      joined().where('id', '=', id).executeTakeFirst(),

    /** A person's leads late at `at`, longest waiting first; for owners also those of no active person. */
    async leadsOf({ id, role }: Person, at: number) {
      const unanswered = await db
        .selectFrom('leads')
        .select(['id', 'name', 'receivedAt'])
        .where('folder', '=', 'inbox')
        .where('state', '=', 'new')
        .where('receivedAt', '<', at)
        .where(({ eb, or, and, not, exists, selectFrom }) => {
          const theirs = eb('assignedTo', '=', id);
          if (role !== 'owner') return theirs;
          const answers = selectFrom('people')
            .select('people.id')
            .whereRef('people.id', '=', 'assignedTo')
            .where('revokedAt', 'is', null)
            .where('joinedAt', 'is not', null);
          return or([theirs, and([not(exists(answers))])]);
        })
        .orderBy('receivedAt')
        .orderBy('id')
        .execute();
      // Not filtered by time of arrival: a lead of Sunday is due later than one of Monday at seven.
      return unanswered.filter(({ receivedAt }) => promisedBy(receivedAt, workingDays) < at);
    },
  };
}
