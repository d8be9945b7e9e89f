import { v4 } from 'uuid';
import type { Lead } from '../../contract/lead.ts';
import { tabStorage } from '../browser/storage.ts';

const storageKey = 'lead-key';

/** Characters of a key, a UUID; the words that it was made for are kept behind it. */
const keyLength = 36;

/**
 * The key of a submission: the same as long as the same words are sent again, over a reload too, for
 * the error may ask for one. It stays in the tab, like the draft.
 */
export function idempotencyKeyFor(lead: Lead): string {
  const content = JSON.stringify(lead);
  const kept = tabStorage.kept(storageKey);
  if (kept.slice(keyLength) === content) return kept.slice(0, keyLength);
  // Not crypto.randomUUID() itself, which a page without HTTPS lacks.
  const key = v4();
  tabStorage.keep(storageKey, key + content);
  return key;
}

/** After a success the same words are a new request. */
export function forgetIdempotencyKey(): void {
  tabStorage.keep(storageKey, undefined);
}
