import type { Language } from '../../contract/language.ts';

export interface LetterWords {
  subject: string;
  /** Preview text that a mailbox shows after the subject. */
  preview: string;
  markdown: string;
}

/** Outcome of a letter for one recipient. */
export type LetterOutcome = 'sent' | 'bounced' | 'unclear' | 'skipped' | 'failed';

export type LetterState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';

/**
 * GET the list `Letter[]`, newest first; POST `{words?, perHour?}` creates a draft and answers 201 `Letter`.
 * Below `/:id`: GET, PUT `{words, perHour, before?}` (409 if the draft differs from `before`) and DELETE
 * (204) of drafts, POST `/test {language}` (mails the saved draft to oneself: 202), `/send {at?}`, `/pause`
 * (a scheduled letter becomes a draft again), `/resume`, GET `/recipients?after` `LetterRecipientPage`. Only
 * owners may send, pause and resume. 409: the letter is not in a state for that, or nobody would get it.
 *
 * GET `/:id/preview/:language` is the saved mail as an HTML document for a sandboxed frame: its own policy
 * allows the mail's inline styles, so that the application's policy need not; it is empty if nothing was
 * saved yet.
 */
export interface Letter {
  id: string;
  state: LetterState;
  /** Subscribers of a language without words get no mail. */
  words: Partial<Record<Language, LetterWords>>;
  /** Maximum mails per hour. */
  perHour: number;
  createdAt: number;
  createdBy: string | null;
  scheduledAt: number | null;
  startedAt: number | null;
  finishedAt: number | null;
  /** Recipients by language; until sending begins the subscribers, also of languages without words. */
  recipients: Record<Language, number>;
  /**
   * For a letter that is being sent or has ended. `unclear`: the mail server's answer was lost, so the mail
   * was not sent again; `failed`: it certainly did not leave, and is not tried any more.
   */
  counts: Record<'waiting' | LetterOutcome, number>;
  /** Number of waiting mails that were tried and have not left. */
  retried: number;
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
