import type { Language } from '../../contract/language.ts';
import { retentionPeriods } from '../../contract/retention.ts';
import type { SingleUseToken } from '../leads/ports.ts';

/** How long a confirmation link works; the mail that has it says so. */
export const confirmationValidMs = retentionPeriods.confirmationDays * 24 * 3600 * 1000;

/**
 * One sign-up for the newsletter, and the evidence of it (LGPD art. 8 §§1–2: the controller proves
 * consent). Times are milliseconds since 1970-01-01T00:00Z.
 */
export interface SignUp {
  /** UUIDv7. */
  id: string;
  /** As typed. */
  email: string;
  language: Language;
  /** Version of the consent sentence that stood beside the field. */
  consentVersion: string;
  /** Truncated address that the request came from. */
  address: string;
  requestedAt: number;
}

export type SubscriberState = 'subscribed' | 'unsubscribed' | 'refused';

/** Somebody who confirmed, left, or asked never to be written to (the suppression list). */
export interface Subscriber extends SignUp {
  state: SubscriberState;
  confirmedAt: number | undefined;
  /** Truncated address that pressed the button. */
  confirmedFrom: string | undefined;
  changedAt: number;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** What a link of a mail leads to. */
export interface TokenSubject {
  purpose: TokenPurpose;
  language: Language;
  /** Of the person; `asked` while they have not answered this sign-up. */
  state: SubscriberState | 'asked';
}

/** The store of the newsletter. Tokens come in as hashes only. */
export interface SubscriberStore {
  /**
   * Keeps the sign-up and its confirmation job in one transaction, unless the address is
   * subscribed, refused, or was asked too often of late; the caller cannot tell. False: the
   * verification token was used before.
   */
  signUp(signUp: SignUp, token: SingleUseToken | undefined, now: number): Promise<boolean>;
  /** Adds fresh tokens to a sign-up that waits for confirmation; undefined if none does now. */
  addConfirmationTokens(
    signUpId: string,
    hashes: Record<TokenPurpose, string>,
    now: number,
  ): Promise<SignUp | undefined>;
  /** Adds an unsubscribe token for each newsletter that is sent to a subscriber. */
  addUnsubscribeToken(signUpId: string, hash: string): Promise<void>;
  /** Whether a sign-up is still kept. */
  holds(signUpId: string): Promise<boolean>;
  /** What a token is good for, changing nothing; undefined if unknown or expired. */
  findToken(hash: string, now: number): Promise<TokenSubject | undefined>;
  /** False: no such token any more. Confirming twice stays confirmed. */
  confirm(hash: string, truncatedAddress: string, now: number): Promise<boolean>;
  /**
   * Ends a subscription, or answers a sign-up that waits: `refused` for good, or only taken back
   * (`unsubscribed`). The state that the person is in then; undefined: no such token.
   */
  unsubscribe(
    hash: string,
    now: number,
    answer: 'refused' | 'unsubscribed',
  ): Promise<SubscriberState | undefined>;
  /** Oldest first. */
  stream(state?: SubscriberState): AsyncIterable<Subscriber>;
  /** Sign-ups that are neither confirmed nor refused, oldest first. */
  streamUnconfirmed(): AsyncIterable<SignUp>;
  /**
   * Removes every row of an address, the suppression too; the ids of its sign-ups. The store's
   * `scrub` removes what the database's files still hold.
   */
  eraseAddress(email: string): Promise<readonly string[]>;
  /** Removes sign-ups from before `before` that nobody confirmed; their ids. */
  forgetUnconfirmed(before: number): Promise<readonly string[]>;
}
