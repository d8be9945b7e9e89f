import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { addOwnEvent, advance, type ChangeResult, changeLead, type Task } from './lead-work.ts';

/** The same text to the same lead within this time is a duplicate submission. Milliseconds. */
const doubleMs = 5 * 60_000;

interface ReplyWords {
  subject: string;
  text: string;
}

/** Replies to visitors; each is stored together with the job that mails it. */
export function createReplies(db: Database) {
  return {
    /** Queues a reply, which marks a new lead as answered and releases a held one; refused for spam. */
    add: (task: Task, words: ReplyWords, now: number): ChangeResult =>
      changeLead(db, task, now, async (changing) => {
        const { personId } = task;
        const { db: trx, lead } = changing;
        if (lead.folder === 'spam') return 'conflict';
        const double = await trx
          .selectFrom('leadReplies')
          .select('id')
          .where('leadId', '=', lead.id)
          .where('personId', '=', personId)
          .where('subject', '=', words.subject)
          .where('text', '=', words.text)
          .where('at', '>', now - doubleMs)
          .executeTakeFirst();
        if (double) return undefined;
        const id = timeOrderedId(now);
        const reply = { id, leadId: lead.id, personId, at: now, ...words };
        await trx.insertInto('leadReplies').values(reply).execute();
        await addJobs(trx, [{ kind: 'lead-reply', subjectId: id }], now);
        await addOwnEvent(changing, { kind: 'reply', after: id });
        return await advance(changing, lead.state === 'new' ? 'answered' : lead.state);
      }),

    /** A reply with its lead, its author, and the ids of earlier mails to the visitor. */
    async find(id: string) {
      const reply = await db
        .selectFrom('leadReplies')
        .innerJoin('leads', 'leads.id', 'leadReplies.leadId')
        .innerJoin('people', 'people.id', 'leadReplies.personId')
        .select(['leadId', 'subject', 'text', 'leads.email', 'leads.folder', 'leads.language'])
        .select([
          'people.name',
          'people.email as personEmail',
          'people.revokedAt',
          'leadReplies.at',
        ])
        .where('leadReplies.id', '=', id)
        .executeTakeFirst();
      if (!reply) return undefined;
      const earlier = db
        .selectFrom('leadReplies')
        .select('id')
        .where('leadId', '=', reply.leadId)
        .where('at', '<', reply.at);
      const mails = await db
        .selectFrom('jobs')
        .select('id')
        .where('state', '=', 'delivered')
        .where(({ eb, or, and }) =>
          or([
            and([eb('kind', '=', 'acknowledgement'), eb('subjectId', '=', reply.leadId)]),
            and([eb('kind', '=', 'lead-reply'), eb('subjectId', 'in', earlier)]),
          ]),
        )
        .orderBy('createdAt')
        .execute();
      return { ...reply, mails: mails.map((mail) => mail.id) };
    },
  };
}
