import * as v from 'valibot';
import { languages, site } from '#site';
import type { Language } from '../../../contract/language.ts';
import { type Attempt, type Job, unneeded } from '../../../service/delivery/job.ts';
import type { Draft, Drafts } from '../../../service/delivery/mail/draft.ts';
import { lostAnswer, mailboxes } from '../../../service/delivery/mail/mail-channel.ts';
import type { Sending } from '../../../service/delivery/mail/mail-transport.ts';
import { excerptOf } from '../../../service/delivery/mail/mails.ts';
import type { MailContent } from '../../../service/delivery/mail/render-mail.ts';
import {
  newsletterLink,
  newsletterPaths,
  unsubscribeHeaders,
} from '../../../service/newsletter/links.ts';
import type { LetterOutcome, LetterWords } from '../../contract/letters.ts';
import type { InboxParts } from '../inbox-env.ts';
import { wordsIn } from './letter-rows.ts';
import { renderProse } from './render-prose.ts';

/** Payload of a test mail's job; a recipient's job has none. */
const testSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ letterId: v.string(), personId: v.string(), language: v.picklist(languages) }),
);

export type LetterTest = v.InferOutput<typeof testSchema>;

/** A letter as mail content. */
export function letterMail(
  language: Language,
  { subject, preview, markdown }: LetterWords,
  siteUrl: string,
  unsubscribe = siteUrl + newsletterPaths.unsubscribe,
): MailContent {
  const { kicker, footer, leave } = site.words[language].mails.letter;
  const prose = renderProse(markdown, siteUrl);
  return {
    language,
    subject,
    preview: preview.trim() || excerptOf(prose.text),
    kicker,
    title: subject,
    blocks: [{ kind: 'prose', ...prose }],
    footer: [footer],
    last: { label: leave, href: unsubscribe },
  };
}

/** Writes the mails of letters: one to each recipient, and test mails. */
export function letterDrafts({ env, store, now }: InboxParts): Drafts {
  const { letters, recipients, people } = store.inbox;
  const { siteUrl } = env;
  const [replyTo] = mailboxes(env).owners;

  async function writeTest(test: LetterTest): Promise<Draft | undefined> {
    const letter = await letters.find(test.letterId);
    const person = await people.find(test.personId);
    const words = letter && wordsIn(letter.words, test.language);
    if (!words || !person) return undefined;
    const content = letterMail(test.language, words, siteUrl);
    return { content, to: [person.email], replyTo, about: person.id };
  }

  async function writeTo(id: string): Promise<Draft | Attempt> {
    const turn = await recipients.take(id, now());
    if (turn.turn === 'gone') return unneeded;
    if (turn.turn === 'paused') return { outcome: 'unneeded', detail: 'the letter is paused' };
    if (turn.turn === 'ended') return ended[turn.outcome];
    const { signUpId, email, language } = turn;
    const words = wordsIn(turn.words, language);
    if (!words) return unneeded;
    const unsubscribe = newsletterLink(siteUrl, 'unsubscribe');
    await store.subscribers.addUnsubscribeToken(signUpId, unsubscribe.hash, now());
    let hasBegun = false;
    return {
      content: letterMail(language, words, siteUrl, unsubscribe.href),
      to: [email],
      replyTo,
      headers: unsubscribeHeaders(unsubscribe.href),
      about: signUpId,
      once: {
        async begin() {
          hasBegun = await recipients.begin(id, now());
          if (!hasBegun) throw new Error('It is being sent already.');
        },
        async end(sending) {
          const outcome = outcomeOf(sending);
          // Must not clear the mark of another attempt.
          if (outcome || hasBegun) await recipients.end(id, outcome, now());
        },
      },
    };
  }

  return {
    async letter({ subjectId, payload }: Job) {
      const test = v.safeParse(testSchema, payload);
      return await (test.success ? writeTest(test.output) : writeTo(subjectId));
    },
  };
}

/** The attempt logged for a recipient whose outcome is known already. */
const ended: Record<Exclude<LetterOutcome, 'failed'>, Attempt> = {
  sent: { outcome: 'delivered', detail: 'sent by an attempt before' },
  bounced: { outcome: 'undeliverable', detail: 'refused at an attempt before' },
  unclear: { outcome: 'undeliverable', detail: lostAnswer },
  skipped: { outcome: 'unneeded', detail: 'left the list, or the address was refused before' },
};

/** The outcome for the recipient; undefined if the mail certainly did not leave and is tried again. */
function outcomeOf({ outcome, isLost, isFull }: Sending): LetterOutcome | undefined {
  if (isLost) return 'unclear';
  if (outcome === 'delivered') return 'sent';
  if (outcome !== 'undeliverable') return undefined;
  // A bounce also excludes the person from later letters.
  return isFull ? 'failed' : 'bounced';
}
