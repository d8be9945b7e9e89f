import { site } from '#site';
import type { Session } from '../../contract/people.ts';
import type { InboxParts } from '../inbox-env.ts';
import type { Person } from './people-store.ts';

/** What the application needs to know about the signed-in person and the site. */
export async function sessionOf({ env, store }: InboxParts, person: Person): Promise<Session> {
  const { people, passkeys } = store.inbox;
  const { name, timeZone } = site.facts;
  return {
    person,
    people: (await people.list()).map(({ id, name, email, revokedAt }) => ({
      id,
      name: name || email,
      isGone: revokedAt !== null,
    })),
    site: { name, timeZone, sendsMail: env.smtpUrl !== undefined },
    hasPasskey: (await passkeys.list(person.id)).length > 0,
  };
}
