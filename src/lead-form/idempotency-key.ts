import { v4 } from 'uuid';
import type { Lead } from '../../contract/lead.ts';
import { tabStorage } from '../browser/storage.ts';

const storageKey = 'lead-key';

/** Length of a key, a UUID; the content that it was made for is stored after it. */
const keyLength = 36;

/**
 * The key of a submission: the same for as long as the content is the same, also after a reload, which an
 * error message may ask for. It is stored in the tab, like the draft.
 */
export function idempotencyKeyFor(lead: Lead): string {
  const content = JSON.stringify(lead);
  const stored = tabStorage.get(storageKey);
  if (stored.slice(keyLength) === content) return stored.slice(0, keyLength);
  // crypto.randomUUID() is not available on a page without HTTPS.
  const key = v4();
  tabStorage.set(storageKey, key + content);
  return key;
}

/** Removes the key after a success: the same content sent again is a new request. */
export function forgetIdempotencyKey(): void {
  tabStorage.set(storageKey, undefined);
}
