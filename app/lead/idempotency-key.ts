import type { Lead } from '../../contract/lead.ts';

const storageKey = 'lead-key';

/** The last submission's words and key. */
let last: readonly [content: string, key: string] | undefined;

/**
 * The key of a submission: the same as long as the same words are sent again, over a reload too, for
 * the error may ask for one. It stays in the tab, like the draft.
 */
export function idempotencyKeyFor(lead: Lead): string {
  const content = JSON.stringify(lead);
  last ??= read();
  if (last?.[0] !== content) last = [content, newKey()];
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(last));
  } catch {
    // Storage full or forbidden: the key lasts as long as the page.
  }
  return last[1];
}

/** After a success the same words are a new request. */
export function forgetIdempotencyKey(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}

function read(): typeof last {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    if (!Array.isArray(kept)) return undefined;
    const [content, key] = kept;
    return typeof content === 'string' && typeof key === 'string' ? [content, key] : undefined;
  } catch {
    return undefined;
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
