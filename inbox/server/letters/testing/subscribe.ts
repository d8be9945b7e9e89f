import type { Language } from '../../../../contract/language.ts';
import { timeOrderedId } from '../../../../service/leads/time-ordered-id.ts';
import type { TestStore } from '../../../../service/storage/testing/open-test-store.ts';
import { createToken, hashToken } from '../../../../service/token.ts';

type Subscribers = Pick<TestStore, 'subscribers'>;

/** For tests: signs up an address and confirms it; resolves to the sign-up's id. */
export async function subscribe(
  { subscribers }: Subscribers,
  email: string,
  now: number,
  language: Language = 'pt-BR',
): Promise<string> {
  const id = timeOrderedId(now);
  const signUp = { id, email, language, consentVersion: '1', address: '203.0.113.0' };
  await subscribers.signUp({ ...signUp, requestedAt: now }, undefined, now);
  const confirm = hashToken(createToken());
  const unsubscribe = hashToken(createToken());
  await subscribers.addConfirmationTokens(id, { confirm, unsubscribe }, now);
  await subscribers.confirm(confirm, '203.0.113.0', now);
  return id;
}

/** Unsubscribes a sign-up. */
export async function leave({ subscribers }: Subscribers, signUpId: string, now: number) {
  const hash = hashToken(createToken());
  await subscribers.addUnsubscribeToken(signUpId, hash, now);
  await subscribers.unsubscribe(hash, now, 'unsubscribed');
}
