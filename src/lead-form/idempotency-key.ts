import type { Lead } from '../../contract/lead.ts';
import { keepInTab, keptInTab } from '../browser/tab-storage.ts';

const storageKey = 'lead-key';

/** Characters of a key. */
const keyLength = 32;

/** The key of the last submission with its words behind it. */
let last = '';

/**
 * The key of a submission: the same as long as the same words are sent again, over a reload too, for
 * the error may ask for one. It stays in the tab, like the draft.
 */
export function idempotencyKeyFor(lead: Lead): string {
  const content = JSON.stringify(lead);
  last ||= keptInTab(storageKey);
  if (last.slice(keyLength) !== content) last = newKey() + content;
  keepInTab(storageKey, last);
  return last.slice(0, keyLength);
}

/** After a success the same words are a new request. */
export function forgetIdempotencyKey(): void {
  last = '';
  keepInTab(storageKey, undefined);
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyLength / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
