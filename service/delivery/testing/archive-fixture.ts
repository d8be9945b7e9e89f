import { timeOrderedId } from '../../leads/time-ordered-id.ts';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { createToken, hashToken } from '../../token.ts';
import { openArchive, restoreArchive } from '../archive/archive.ts';
import { createDeliveryFixture } from './delivery-fixture.ts';
import { openStorage } from './open-storage.ts';

/** Opens an empty archive on its own storage server. */
export async function storage() {
  return closeAfterTest(await openStorage()).env;
}

/** Opens a store with its deliveries, which is closed after the test. */
export async function fixture(...settings: Parameters<typeof createDeliveryFixture>) {
  return closeAfterTest(await createDeliveryFixture(...settings));
}

type Fixture = Awaited<ReturnType<typeof fixture>>;

/** Signs an address up and confirms it. Returns the id of the sign-up. */
export async function subscribe(
  { store, clock }: Pick<Fixture, 'store' | 'clock'>,
  email: string,
): Promise<string> {
  const id = timeOrderedId(clock.now);
  const consent = { language: 'en', consentVersion: '2024-03-15', address: '' } as const;
  const signUp = { ...consent, id, email, requestedAt: clock.now };
  await store.subscribers.signUp(signUp, undefined, clock.now);
  const hashes = { confirm: hashToken(createToken()), unsubscribe: hashToken(email) };
  await store.subscribers.addConfirmationTokens(id, hashes, clock.now);
  await store.subscribers.confirm(hashes.confirm, '', clock.now);
  return id;
}

/** Fills a store from an archive, as `leads restore --archive` does. */
export const restore = async (
  archive: Awaited<ReturnType<typeof storage>>,
  { store, clock }: Fixture,
) => restoreArchive(openArchive(archive, { pausesMs: [10, 10] }), store.records, clock.now);
