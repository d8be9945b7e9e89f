import type { Language } from '../../contract/language.ts';
import { retentionPeriods } from '../../contract/retention.ts';

/** How long a confirmation link works, in milliseconds; its mail says so. */
export const confirmationValidMs = retentionPeriods.confirmationDays * 24 * 3600 * 1000;

/** One sign-up, with its evidence (LGPD art. 8 §§1–2). Times are milliseconds since 1970. */
export interface SignUp {
  id: string;
  email: string;
  language: Language;
  /** Version of the consent sentence that was shown beside the field. */
  consentVersion: string;
  /** Truncated IP address of the request. */
  address: string;
  requestedAt: number;
}

export type SubscriberState = 'subscribed' | 'unsubscribed' | 'refused';

/** Somebody who confirmed, unsubscribed, refused mail (the suppression list), or has not answered. */
export interface Subscriber extends SignUp {
  state: SubscriberState | 'unconfirmed';
  confirmedAt: number | null;
  /** Truncated IP address of the confirmation. */
  confirmedFrom: string | null;
  changedAt: number | null;
}

export type TokenPurpose = 'confirm' | 'unsubscribe';
