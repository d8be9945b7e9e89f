import type { Language } from '../../contract/language.ts';
import { retentionPeriods } from '../../contract/retention.ts';

/** How long a confirmation link works; the mail that has it says so. */
export const confirmationValidMs = retentionPeriods.confirmationDays * 24 * 3600 * 1000;

/** One sign-up, and the evidence of it (LGPD art. 8 §§1–2). Times are milliseconds since 1970. */
export interface SignUp {
  id: string;
  email: string;
  language: Language;
  /** Version of the consent sentence that stood beside the field. */
  consentVersion: string;
  /** Truncated address that the request came from. */
  address: string;
  requestedAt: number;
}

export type SubscriberState = 'subscribed' | 'unsubscribed' | 'refused';

/** Somebody who confirmed, left, asked never to be written to (the suppression list), or has not answered. */
export interface Subscriber extends SignUp {
  state: SubscriberState | 'unconfirmed';
  confirmedAt: number | null;
  /** Truncated address that pressed the button. */
  confirmedFrom: string | null;
  changedAt: number | null;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';
