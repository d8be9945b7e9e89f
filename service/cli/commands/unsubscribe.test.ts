import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../../leads/time-ordered-id.ts';
import { runCommand } from '../testing/run-command.ts';

let fixture: DeliveryFixture;

beforeEach(async () => {
  fixture = await createDeliveryFixture();
});
afterEach(() => fixture.close());

async function signUp(email: string, isConfirmed: boolean): Promise<void> {
  const { now } = fixture.clock;
  const id = timeOrderedId(now);
  const signUp = { id, email, language: 'en', consentVersion: '2024-03-15' } as const;
  const { subscribers } = fixture.store;
  await subscribers.signUp({ ...signUp, address: '203.0.113.0', requestedAt: now }, undefined, now);
  if (!isConfirmed) return;
  await subscribers.addConfirmationTokens(id, { confirm: id, unsubscribe: `${id}-u` }, now);
  await subscribers.confirm(id, '203.0.113.0', now);
}

async function emailsIn(state: 'subscribed' | 'unsubscribed' | 'refused'): Promise<string[]> {
  const emails: string[] = [];
  for await (const { email } of fixture.store.subscribers.stream(state)) emails.push(email);
  return emails;
}

test('unsubscribe removes the named address from the newsletter, and no other', async () => {
  await signUp('ana@padaria.example', true);
  await signUp('bia@padaria.example', true);
  await signUp('eva@padaria.example', false);
  for (const typed of [' ANA@padaria.example ', 'eva@padaria.example']) {
    expect((await runCommand(fixture, ['unsubscribe', typed])).code).toBe(0);
  }
  const { code, err } = await runCommand(fixture, ['unsubscribe', 'nobody@padaria.example']);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^[^\n]*nobody@padaria\.example[^\n]*\n$/),
  ]);
  expect(await emailsIn('unsubscribed')).toEqual(['ana@padaria.example']);
  expect(await emailsIn('refused')).toEqual(['eva@padaria.example']);
  expect(await emailsIn('subscribed')).toEqual(['bia@padaria.example']);

  await fixture.worker.runDue();
  const mails = [...(await fixture.files()).values()];
  expect(mails.map(({ to }) => to?.[0]?.address)).not.toContain('eva@padaria.example');
  expect((await runCommand(fixture, ['unsubscribe', 'ana@padaria.example'])).code).toBe(0);
});

test('somebody who unsubscribed and signed up again is unsubscribed for good', async () => {
  await signUp('ana@padaria.example', true);
  expect((await runCommand(fixture, ['unsubscribe', 'ana@padaria.example'])).code).toBe(0);
  await fixture.worker.runDue();
  fixture.clock.now += 60 * 60_000;
  await signUp('ana@padaria.example', false);
  expect((await runCommand(fixture, ['unsubscribe', 'ana@padaria.example'])).code).toBe(0);
  expect(await emailsIn('refused')).toEqual(['ana@padaria.example']);
  await fixture.worker.runDue();
  expect((await fixture.files()).size).toBe(0);
});

test('an invalid address, or more than one, unsubscribes nobody', async () => {
  await signUp('ana@padaria.example', true);
  for (const argv of [[], ['eva'], ['ana@padaria.example', 'eva@padaria.example']]) {
    expect(await runCommand(fixture, ['unsubscribe', ...argv])).toMatchObject({ code: 2, out: '' });
  }
  expect(await emailsIn('subscribed')).toEqual(['ana@padaria.example']);
});
