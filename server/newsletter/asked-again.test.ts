import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DeliveryDesk, openDesk } from '../delivery/testing/delivery-desk.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { hashToken } from './token.ts';

let desk: DeliveryDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

async function signUp(): Promise<void> {
  const { store, clock } = desk;
  const [id, requestedAt] = [timeOrderedId(clock.now), clock.now];
  const wish = { language: 'en', consentVersion: '2026-11-23', address: '' } as const;
  await store.subscribers.signUp(
    { ...wish, id, requestedAt, email: 'ana@padaria.example' },
    undefined,
    clock.now,
  );
}

/** Delivers what waits; the token of each mail for a purpose, oldest mail first. */
async function mailedTokens(purpose: 'confirm' | 'unsubscribe'): Promise<string[]> {
  await desk.worker.runDue();
  const mails = [...(await desk.files())].sort().map(([, mail]) => mail.text ?? '');
  return mails.map((text) => new RegExp(`${purpose}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '');
}

test('who has confirmed is not asked once more by the repetition of a mail', async () => {
  const { store, clock } = desk;
  await signUp();
  const [token = ''] = await mailedTokens('confirm');
  expect(await store.subscribers.confirm(hashToken(token), '', clock.now)).toBe(true);
  const [job] = await store.jobs.list({ limit: 1 });
  // As after a crash between the mail and the note of it.
  await store.jobs.replay({ id: job?.id ?? '' }, clock.now);
  expect(await mailedTokens('confirm')).toEqual([token]);
});

test('who refuses gets no request that was on its way already', async () => {
  const { store, clock } = desk;
  await signUp();
  const [token = ''] = await mailedTokens('unsubscribe');
  clock.now += 20 * 60_000;
  await signUp();
  expect(await store.subscribers.unsubscribe(hashToken(token), clock.now)).toBe(true);
  expect(await mailedTokens('unsubscribe')).toEqual([token]);
});
