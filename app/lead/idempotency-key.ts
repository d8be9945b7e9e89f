import type { Lead } from '../../contract/lead.ts';

let last: { content: string; key: string } | undefined;

/** The key of a submission: the same as long as the same words are sent again. */
export function idempotencyKeyFor(lead: Lead): string {
  const content = JSON.stringify(lead);
  if (last?.content !== content) last = { content, key: newKey() };
  return last.key;
}

/** After a success the same words are a new request. */
export function forgetIdempotencyKey(): void {
  last = undefined;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
