import type { Language } from '../../contract/language.ts';

export interface LetterWords {
  subject: string;
  /** What the mailbox shows behind the subject. */
  preview: string;
  markdown: string;
}

/** What became of a letter for one person. */
type LetterOutcome = 'sent' | 'bounced' | 'unclear' | 'skipped' | 'failed';

export type LetterState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';

/**
 * GET the list `Letter[]`, newest first; POST `{words?, perHour?}` makes a draft and answers 201 `Letter`.
 * Below `/:id`: GET, PUT `{words, perHour, before?}` (409 where the draft is not as it was `before`) and
 * DELETE (204) of drafts, POST `/test {language}` (to oneself, what was saved last: 202), `/send {at?}`,
 * `/pause` (what was only scheduled is a draft again), `/resume`, GET `/recipients?after`
 * `LetterRecipientPage`. Sending, pausing and going on are the owners'. 409: it is not in a state for that,
 * or nobody would get it.
 *
 * GET `/:id/preview/:language` is the mail as it was last saved, an HTML document for a sandboxed frame: its
 * own policy lets the mail's inline styles be, and the application's policy stays without them; it is empty
 * where nothing was saved yet.
 */
export interface Letter {
  id: string;
  state: LetterState;
  /** A language without words is not written to. */
  words: Partial<Record<Language, LetterWords>>;
  /** At most so many mails an hour. */
  perHour: number;
  createdAt: number;
  createdBy: string | null;
  scheduledAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  /** By language: who got it; before it leaves, who is subscribed, also where nothing is written yet. */
  recipients: Record<Language, number>;
  /**
   * Of a letter on its way, and of one that has ended. `unclear`: the mail server's answer was lost, so it was
   * not sent again; `failed`: it certainly did not leave, and is not tried any more.
   */
  counts: Record<'waiting' | LetterOutcome, number>;
}

interface LetterRecipient {
  id: string;
  email: string;
  language: Language;
  outcome: LetterOutcome | null;
  settledAt: number | null;
}

export interface LetterRecipientPage {
  recipients: readonly LetterRecipient[];
  /** Null on the last page. */
  next: string | null;
}
