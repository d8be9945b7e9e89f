import { site } from '#site';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import { fill } from '../../../service/delivery/mail/mails.ts';
import { createToken, hashToken } from '../../../service/token.ts';
import { inboxFolder } from '../../contract/inbox-folder.ts';
import { serverWords } from '../../words/server-words.ts';
import type { InboxParts } from '../inbox-env.ts';

/**
 * Address of an invitation or a sign-in link. The token is in the fragment, which browsers do not send, so
 * it appears neither in a server's log nor in a referrer.
 */
export function enterLink(siteUrl: string, token: string): string {
  return `${siteUrl}${inboxFolder}/enter#${token}`;
}

/** Writes the invitation and sign-in mails. */
export function signInDrafts({ env, store, now }: InboxParts): Drafts {
  return {
    'sign-in-link': async ({ subjectId }): Promise<Draft | undefined> => {
      const token = createToken();
      const link = await store.inbox.people.makeLink(subjectId, hashToken(token), now());
      if (!link) return undefined;
      const { id, email, language } = link.person;
      const { kicker, [link.purpose]: words } = serverWords[language].mails;
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
