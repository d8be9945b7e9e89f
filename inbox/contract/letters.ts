import type { Language } from '../../contract/language.ts';

export interface LetterWords {
  subject: string;
  /** What the mailbox shows behind the subject. */
  preview: string;
  markdown: string;
}

export type LetterState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';

/**
 * GET the list, POST makes a draft. Below `/:id`: GET, PUT `{words, perHour}`, DELETE (drafts), POST `/test
 * {language}` (to oneself), `/send {at?}`, `/pause`, `/resume`, GET `/recipients?after`. Sending, pausing
 * and going on are the owners'. GET `/:id/preview/:language` is the mail as it was last saved, an HTML
 * document for a sandboxed frame: its own policy lets the mail's inline styles be, and the
 * application's policy stays without them (`default-src 'none'; style-src 'unsafe-inline'; img-src
 * 'self' data:; frame-ancestors 'self'; sandbox`).
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
  /** Who would get it now, or got it, by language. */
  recipients: Record<Language, number>;
  /** Of a letter on its way. `unclear`: the mail server's answer was lost, so it was not sent again. */
  counts: { waiting: number; sent: number; bounced: number; unclear: number; skipped: number };
}

export interface LetterRecipient {
  id: string;
  email: string;
  language: Language;
  outcome: 'sent' | 'bounced' | 'unclear' | 'skipped' | null;
  settledAt: number | null;
}

export interface LetterRecipientPage {
  recipients: readonly LetterRecipient[];
  /** Null on the last page. */
  next: string | null;
}
