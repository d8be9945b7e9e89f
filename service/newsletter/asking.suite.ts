import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { parseEnv } from '../env.ts';
import { eraseSignUps } from '../erasure.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { hashToken } from '../token.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Tests of who gets a confirmation mail, on one engine; a test file calls it for each. */
export function describeAsking(
  engine: string,
  locate: () => Promise<StoreLocation | undefined>,
): void {
  describe(`asking for a confirmation on ${engine}`, () => {
    let fixture: DeliveryFixture;
    beforeEach(async () => {
      const location = await locate();
      fixture = await createDeliveryFixture({}, location && { location });
    });
    afterEach(() => fixture.close());

    async function signUp(email = 'ana@padaria.example'): Promise<void> {
      const { store, clock } = fixture;
      const [id, requestedAt] = [timeOrderedId(clock.now), clock.now];
      const signUp = { language: 'en', consentVersion: '2026-11-23', address: '' } as const;
      await store.subscribers.signUp({ ...signUp, id, requestedAt, email }, undefined, clock.now);
    }

    /** Delivers waiting jobs. Returns the tokens in the mails for a purpose, oldest mail first. */
    async function mailedTokens(purpose: 'confirm' | 'unsubscribe'): Promise<string[]> {
      await fixture.worker.runDue();
      const mails = [...(await fixture.files())].sort().map(([, mail]) => mail.text ?? '');
      return mails.map((text) => new RegExp(`${purpose}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '');
    }

    /** Confirms, then unsubscribes. */
    async function subscribeAndLeave(): Promise<void> {
      const { store, clock } = fixture;
      await signUp();
      const [confirm = ''] = await mailedTokens('confirm');
      const [leave = ''] = await mailedTokens('unsubscribe');
      await store.subscribers.confirm(hashToken(confirm), '', clock.now);
      await store.subscribers.unsubscribe(hashToken(leave), clock.now, 'refused');
    }

    test('a retried mail does not ask somebody who has confirmed', async () => {
      const { store, clock } = fixture;
      await signUp();
      const [token = ''] = await mailedTokens('confirm');
      expect(await store.subscribers.confirm(hashToken(token), '', clock.now)).toBe('en');
      const [job] = await store.jobs.list({ limit: 1 });
      // As after a crash between sending the mail and storing its outcome.
      await store.jobs.replay({ id: job?.id ?? '' }, clock.now);
      expect(await mailedTokens('confirm')).toEqual([token]);
    });

    test('a waiting request is not sent to somebody who refused', async () => {
      const { store, clock } = fixture;
      await signUp();
      const [token = ''] = await mailedTokens('unsubscribe');
      clock.now += 20 * minuteMs;
      await signUp();
      expect(
        await store.subscribers.unsubscribe(hashToken(token), clock.now, 'refused'),
      ).toBeDefined();
      expect(await mailedTokens('unsubscribe')).toEqual([token]);
    });

    test('confirming one of two sign-ups stops the mail of the other', async () => {
      const { store, clock } = fixture;
      await signUp();
      const [token = ''] = await mailedTokens('confirm');
      clock.now += 20 * minuteMs;
      await signUp();
      expect(await store.subscribers.confirm(hashToken(token), '', clock.now)).toBe('en');
      expect(await mailedTokens('confirm')).toEqual([token]);
    });

    test('a mail whose link would be void is not sent to somebody who unsubscribed', async () => {
      const { store, clock } = fixture;
      await signUp();
      const [confirm = ''] = await mailedTokens('confirm');
      const [leave = ''] = await mailedTokens('unsubscribe');
      clock.now += 20 * minuteMs;
      await signUp();
      expect(await store.subscribers.confirm(hashToken(confirm), '', clock.now)).toBe('en');
      clock.now += minuteMs;
      expect(
        await store.subscribers.unsubscribe(hashToken(leave), clock.now, 'refused'),
      ).toBeDefined();
      expect(await mailedTokens('confirm')).toEqual([confirm]);
    });

    test('concurrent requests for an address cause one mail', async () => {
      // With as many open connections, all run at the same time.
      await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(`${at}@padaria.example`)));
      await Promise.all(Array.from({ length: 8 }, () => signUp()));
      expect(await mailedTokens('confirm')).toHaveLength(8 + 1);
    });

    test('somebody who unsubscribed and refuses a later request gets no more mail', async () => {
      const { store, clock } = fixture;
      await subscribeAndLeave();
      clock.now += 60 * minuteMs;
      await signUp();
      const [, again = ''] = await mailedTokens('confirm');
      const [, refuse = ''] = await mailedTokens('unsubscribe');
      clock.now += minuteMs;
      expect(
        await store.subscribers.unsubscribe(hashToken(refuse), clock.now, 'refused'),
      ).toBeDefined();
      expect(await store.subscribers.confirm(hashToken(again), '', clock.now)).toBeUndefined();
      clock.now += 2 * dayMs;
      await signUp();
      expect(await mailedTokens('confirm')).toHaveLength(2);
    });

    test('somebody who unsubscribed may subscribe again by a later request', async () => {
      const { store, clock } = fixture;
      await subscribeAndLeave();
      clock.now += 20 * minuteMs;
      await signUp();
      const [, again = ''] = await mailedTokens('confirm');
      expect(await store.subscribers.confirm(hashToken(again), '', clock.now)).toBe('en');
    });

    /** Signs many addresses up. Returns the hashes of their links. */
    function askMany() {
      const { store, clock } = fixture;
      const addresses = Array.from({ length: 30 }, (_, at) => `${at}@padaria.example`);
      return Promise.all(
        addresses.map(async (email) => {
          const [id, requestedAt] = [timeOrderedId(clock.now), clock.now];
          const signUp = { language: 'en', consentVersion: '2026-11-23', address: '' } as const;
          await store.subscribers.signUp(
            { ...signUp, id, requestedAt, email },
            undefined,
            requestedAt,
          );
          const hashes = { confirm: `confirm ${email}`, unsubscribe: `leave ${email}` };
          await store.subscribers.addConfirmationTokens(id, hashes, clock.now);
          return { email, ...hashes };
        }),
      );
    }

    const statesOf = async (email: string) =>
      (await Array.fromAsync(fixture.store.subscribers.stream(undefined, email))).map(
        ({ state }) => state,
      );

    test('somebody who confirms and refuses at the same time is no subscriber', async () => {
      const { subscribers } = fixture.store;
      const { now } = fixture.clock;
      const asked = await askMany();
      const answers = await Promise.all(
        asked.map(({ confirm, unsubscribe }) =>
          Promise.all([
            subscribers.confirm(confirm, '', now),
            subscribers.unsubscribe(unsubscribe, now, 'refused'),
          ]),
        ),
      );
      for (const [at, [confirmed, left]] of answers.entries()) {
        const state = confirmed ? 'unsubscribed' : 'refused';
        expect(left).toMatchObject({ state });
        expect(await statesOf(asked[at]?.email ?? '')).toEqual([state]);
      }
    });

    test('somebody who confirms during their erasure is erased', async () => {
      const { subscribers } = fixture.store;
      const { now } = fixture.clock;
      const asked = await askMany();
      await Promise.all(
        asked.flatMap(({ email, confirm }) => [
          subscribers.confirm(confirm, '', now),
          subscribers.erase({ email }, now),
        ]),
      );
      for (const { email } of asked) expect(await statesOf(email)).toEqual([]);
    });

    test('a sign-up from a clock ahead does not block the address', async () => {
      const { clock } = fixture;
      clock.now += 365 * dayMs;
      await signUp();
      clock.now -= 364 * dayMs;
      await signUp();
      expect(await mailedTokens('confirm')).toHaveLength(2);
    });

    test('a flood of unconfirmed sign-ups is erased page by page', async () => {
      const { store, clock, dataDirectory } = fixture;
      const row = { email: 'a@b.example', emailKey: 'a@b.example', language: 'en' } as const;
      const consent = { consentVersion: '', address: '', confirmedAt: null, confirmedFrom: null };
      const rows = Array.from({ length: 1001 }, (_, at) => {
        return { id: `sign-up-${at}`, ...row, ...consent, requestedAt: at };
      });
      await store.db.insertInto('newsletterSignUps').values(rows).execute();
      // On PostgreSQL a statement about all of them would never end in time.
      const which = { unconfirmedBefore: 1000 };
      expect(await store.subscribers.idsOf(which)).toHaveLength(500);
      const env = parseEnv({ DATA_DIR: dataDirectory });
      const { signUps } = await eraseSignUps({ store, env }, which, clock.now);
      expect(signUps).toBe(1000);
      const left = await store.db.selectFrom('newsletterSignUps').select('id').execute();
      expect(left).toEqual([{ id: 'sign-up-1000' }]);
    });
  });
}
