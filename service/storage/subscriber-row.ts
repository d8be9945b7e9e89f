import { defaultLanguage, isLanguage } from '../../contract/language.ts';
import { emailKey } from '../leads/email-key.ts';
import type { SignUp, Subscriber } from '../newsletter/ports.ts';
import type { SignUpTable, SubscriberTable } from './tables.ts';

/** The row of a sign-up that nobody has confirmed yet. */
export function signUpRow(signUp: SignUp): SignUpTable {
  return {
    id: signUp.id,
    email: signUp.email,
    email_key: emailKey(signUp.email),
    language: signUp.language,
    consent_version: signUp.consentVersion,
    address: signUp.address,
    requested_at: signUp.requestedAt,
    confirmed_at: null,
    confirmed_from: null,
  };
}

/** The sign-up that a row keeps; a language that this version does not know becomes the default. */
export function signUpOfRow(row: SignUpTable): SignUp {
  return {
    id: row.id,
    email: row.email,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    consentVersion: row.consent_version,
    address: row.address,
    requestedAt: row.requested_at,
  };
}

/** A person: their state, and the sign-up that it rests on. An unknown state gets no mail. */
export function subscriberOfRow(
  row: SignUpTable & Pick<SubscriberTable, 'state' | 'changed_at'>,
): Subscriber {
  const { state } = row;
  return {
    ...signUpOfRow(row),
    state: state === 'subscribed' || state === 'unsubscribed' ? state : 'refused',
    confirmedAt: row.confirmed_at ?? undefined,
    confirmedFrom: row.confirmed_from ?? undefined,
    changedAt: row.changed_at,
  };
}
