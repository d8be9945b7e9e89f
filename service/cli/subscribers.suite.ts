import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDeliveryFixture,
  type DeliveryFixture,
} from '../delivery/testing/delivery-fixture.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { StoreLocation } from '../storage/open-store.ts';
import { runCommand } from './testing/run-command.ts';

/** Tests of `subscribers` on one engine; a test file calls it for each. */
export function describeSubscribers(
  engine: string,
  locate: () => Promise<StoreLocation | undefined>,
) {
  describe(`subscribers on ${engine}`, () => {
    let fixture: DeliveryFixture;
    beforeEach(async () => {
      const location = await locate();
      fixture = await createDeliveryFixture({}, location && { location });
    });
    afterEach(() => fixture.close());

    const leads = (...argv: string[]) => runCommand(fixture, argv);

    test('subscribers exports the evidence of consent', async () => {
      const { clock } = fixture;
      const signUp = {
        id: timeOrderedId(clock.now),
        email: 'ana@padaria.example',
        language: 'en',
        consentVersion: '2024-03-15',
        address: '203.0.113.0',
        requestedAt: clock.now,
      } as const;
      await fixture.store.subscribers.signUp(signUp, undefined, clock.now);
      const hashes = { confirm: 'c', unsubscribe: 'u' };
      await fixture.store.subscribers.addConfirmationTokens(signUp.id, hashes, clock.now);
      expect((await leads('subscribers', '--format', 'jsonl')).out).toBe('');
      const waiting = await leads('subscribers', '--state', 'unconfirmed');
      expect(waiting.out).toMatch(/^Email .*\n─.*\nana@padaria\.example +unconfirmed /);
      const kept = ['--email', signUp.email.toUpperCase(), '--format', 'jsonl'];
      for (const asked of [kept, ['--state', 'unconfirmed', '--format', 'jsonl']]) {
        expect(JSON.parse((await leads('subscribers', ...asked)).out)).toMatchObject({
          email: signUp.email,
          state: 'unconfirmed',
          confirmed_at: '',
        });
      }
      await fixture.store.subscribers.confirm('c', '198.51.100.0', clock.now);
      expect((await leads('subscribers', '--state', 'unconfirmed', '--format', 'jsonl')).out).toBe(
        '',
      );
      const line = (await leads('subscribers', '--format', 'jsonl')).out;
      expect(JSON.parse(line)).toMatchObject({
        email: 'ana@padaria.example',
        consent_version: '2024-03-15',
        confirmed_from: '198.51.100.0',
      });

      for (const [email, name, count] of [
        [' ANA@padaria.example ', 'ana.csv', 1],
        ['joana@padaria.example', 'joana.csv', 0],
      ] as const) {
        const path = join(fixture.dataDirectory, name);
        const { code, err } = await leads('subscribers', '--email', email, '--output', path);
        expect([code, err]).toEqual([0, expect.stringContaining(`${path}: ${count}`)]);
      }

      const of = (email: string) => leads('subscribers', '--email', email, '--format', 'jsonl');
      expect((await of('ANA@padaria.example')).out).toContain('"state":"subscribed"');
      expect((await of('joana@padaria.example')).out).toBe('');
    });
  });
}
