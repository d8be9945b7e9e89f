import { site } from '#site';
import type { Drafts } from '../../../service/delivery/mail/draft.ts';
import { mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import type { InboxParts } from '../inbox-env.ts';

/**
 * Writes a reply as from the person's own mail program: plain text, in the thread of the acknowledgement.
 * The visitor's answer goes to the person, or to the first owner address if the person was revoked.
 */
export function replyDrafts({ env, store }: InboxParts): Drafts {
  return {
    'lead-reply': async ({ subjectId }) => {
      const reply = await store.inbox.replies.find(subjectId);
      if (!reply || reply.folder === 'spam') return undefined;
      const { language, subject, text, leadId } = reply;
      const { name: company, domain } = site.facts;
      const name = reply.name || company;
      const { from, owners } = mailboxes(env);
      const person = { name, address: reply.personEmail };
      const thread = reply.mails.map((id) => `<${id}@${domain}>`);
      const last = thread.at(-1);
      return {
        content: { language, subject, preview: '', kicker: '', title: '', blocks: [], footer: [] },
        to: [reply.email],
        replyTo: reply.revokedAt === null ? person : owners[0],
        about: leadId,
        message: {
          from: { name, address: from.address },
          text,
          html: undefined,
          ...(last && { inReplyTo: last, references: thread }),
          // Without the automatic-mail headers, so that out-of-office replies come back.
          headers: {},
        },
      };
    },
  };
}
