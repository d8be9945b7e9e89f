import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { type Person, personColumns } from '../people/people-store.ts';
import { promisedBy, workingDays } from './promise.ts';

/** Who is to be told of leads whose promised answer is late. */
export function createOverdueStore({ db }: Database) {
  /** Whoever signed in once and may still. */
  const joined = () =>
    db
      .selectFrom('people')
      .select(personColumns)
      .where('revokedAt', 'is', null)
      .where('joinedAt', 'is not', null);

  return {
    /** Who reads the mail about what is late at that time; its job is added once for a person and a day. */
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

    /** Leads late at that time that the person answers for, longest waiting first: theirs; an owner's also nobody's. */
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
      // One of Sunday is promised for a later time than one of Monday at seven: no time of arrival parts them.
      return unanswered.filter(({ receivedAt }) => promisedBy(receivedAt, workingDays) < at);
    },
  };
}
