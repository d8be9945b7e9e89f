import { site } from '#site';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import { fill } from '../../../service/delivery/mail/mails.ts';
import { createToken, hashToken } from '../../../service/newsletter/links.ts';
import { inboxFolder } from '../../contract/inbox-folder.ts';
import { peopleMails } from '../../words/mails.ts';
import type { InboxParts } from '../inbox-env.ts';

/**
 * The address behind an invitation or a sign-in link. The token stands behind `#`, which no browser
 * sends: neither a server's log nor another site reads it.
 */
export function enterLink(siteUrl: string, token: string): string {
  return `${siteUrl}${inboxFolder}/enter#${token}`;
}

/** Writes the mails that let people in. */
export function signInDrafts({ env, store, now }: InboxParts): Drafts {
  return {
    'sign-in-link': async ({ subjectId }): Promise<Draft | undefined> => {
      const token = createToken();
      const link = await store.inbox.people.makeLink(subjectId, hashToken(token), now());
      if (!link) return undefined;
      const { id, email, language } = link.person;
      const { kicker, [link.purpose]: words } = peopleMails[language];
      const say = (text: string) => fill(text, { site: site.facts.name });
      const { subject, preview, title, text, action, footer } = words;
      return {
        content: {
          language,
          subject: say(subject),
          preview,
          kicker,
          title,
          blocks: [
            { kind: 'paragraph', text: say(text) },
            { kind: 'action', label: action, href: enterLink(env.siteUrl, token) },
          ],
          footer: [say(footer)],
        },
        to: [email],
        about: id,
      };
    },
  };
}
