import { languageFacts } from '../../../contract/language.ts';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import type { Block } from '../../../service/delivery/mail/render-mail.ts';
import { inboxFolder, leadLink } from '../../contract/inbox-folder.ts';
import { serverWords } from '../../words/server-words.ts';
import type { InboxParts } from '../inbox-env.ts';
import { morningOf, promisedBy, workingDays, workingMorning } from './promise.ts';

/** Number of leads listed in the mail; the others are counted. */
const listedMax = 20;

/**
 * Queues one mail per person on the morning of a working day, if a lead of theirs was late at nine. Called
 * every few seconds, possibly by several servers.
 */
export function createOverdueTick({ store, now }: InboxParts): () => Promise<void> {
  let done: string | undefined;
  return async () => {
    const morning = workingMorning(now(), workingDays);
    if (!morning || morning.day === done) return;
    await store.inbox.overdue.owe(morning.day, morning.at, now());
    done = morning.day;
  };
}

/** Writes the reminder: how many leads are late, their names and links, and nothing else about them. */
export function overdueDrafts({ env, store }: InboxParts): Drafts {
  const { timeZone } = workingDays;
  return {
    'overdue-leads': async ({ subjectId }): Promise<Draft | undefined> => {
      const [personId = '', day = ''] = subjectId.split(':');
      const person = await store.inbox.overdue.find(personId);
      if (!person) return undefined;
      const leads = await store.inbox.overdue.leadsOf(person, morningOf(day, timeZone));
      if (leads.length === 0) return undefined;
      const { language } = person;
      const words = serverWords[language].overdue;
      const clock = new Intl.DateTimeFormat(languageFacts[language].locale, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone,
      });
      const rows = leads.slice(0, listedMax).map(({ id, name, receivedAt }) => ({
        label: words.promised(clock.format(promisedBy(receivedAt, workingDays))),
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
