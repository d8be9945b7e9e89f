import { site } from '#site';
import { languageFacts } from '../../../contract/language.ts';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import type { Block } from '../../../service/delivery/mail/render-mail.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { inboxFolder, leadLink } from '../../contract/inbox-folder.ts';
import { overdueWords } from '../../words/overdue.ts';
import type { InboxParts, Person } from '../inbox-env.ts';
import { personColumns } from '../people/people-store.ts';
import { morningOf, overdueCutoff, promisedBy, workingMorning } from './promise.ts';

/** Leads that the mail names; the others are counted. */
const named = 20;

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
    /** The people who read the mail about these leads; its job is added once for a person and a day. */
    async owe(day: string, cutoff: number, now: number): Promise<number> {
      let owed = 0;
      for (const person of await joined().execute()) {
        if ((await this.leadsOf(person, cutoff)).length === 0) continue;
        const subjectId = `${person.id}:${day}`;
        await addJobs(db, [{ kind: 'overdue-leads', subjectId }], now);
        owed += 1;
      }
      return owed;
    },

    find: (id: string): Promise<Person | undefined> =>
      joined().where('id', '=', id).executeTakeFirst(),

    /** Late leads that the person answers for, longest waiting first: theirs; an owner's also nobody's. */
    leadsOf: ({ id, role }: Person, cutoff: number) =>
      db
        .selectFrom('leads')
        .select(['id', 'name', 'receivedAt'])
        .where('folder', '=', 'inbox')
        .where('state', '=', 'new')
        .where('receivedAt', '<=', cutoff)
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
        .execute(),
  };
}

/**
 * Owes each person one mail in the morning of a working day, if what they answer for was late at nine.
 * Called every few seconds; several servers may do so.
 */
export function createOverdueTick({ store, now, wake }: InboxParts): () => Promise<void> {
  const { timeZone } = site.facts;
  let done: string | undefined;
  return async () => {
    const morning = workingMorning(now(), timeZone);
    if (!morning || morning.day === done) return;
    const cutoff = overdueCutoff(morning.at, timeZone);
    if ((await store.inbox.overdue.owe(morning.day, cutoff, now())) > 0) wake();
    done = morning.day;
  };
}

/** Writes the mail in the morning: how many leads are late, their names and where to read them, no more. */
export function overdueDrafts({ env, store }: InboxParts): Drafts {
  const { timeZone } = site.facts;
  return {
    'overdue-leads': async ({ subjectId }): Promise<Draft | undefined> => {
      const [personId = '', day = ''] = subjectId.split(':');
      const person = await store.inbox.overdue.find(personId);
      if (!person) return undefined;
      const cutoff = overdueCutoff(morningOf(day, timeZone), timeZone);
      const leads = await store.inbox.overdue.leadsOf(person, cutoff);
      if (leads.length === 0) return undefined;
      const { language } = person;
      const words = overdueWords[language];
      const clock = new Intl.DateTimeFormat(languageFacts[language].locale, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone,
      });
      const rows = leads.slice(0, named).map(({ id, name, receivedAt }) => ({
        label: words.promised(clock.format(promisedBy(receivedAt, timeZone))),
        value: name,
        href: leadLink(env.siteUrl, id),
      }));
      const more = leads.length - rows.length;
      const blocks: Block[] = [
        { kind: 'paragraph', text: words.text },
        { kind: 'facts', rows },
        ...(more > 0 ? [{ kind: 'paragraph', text: words.more(more) } as const] : []),
        { kind: 'action', label: words.action, href: `${env.siteUrl}${inboxFolder}` },
      ];
      const title = words.title(leads.length);
      const { kicker, text: preview, footer } = words;
      return {
        content: { language, subject: title, preview, kicker, title, blocks, footer: [footer] },
        to: [person.email],
        about: person.id,
      };
    },
  };
}
