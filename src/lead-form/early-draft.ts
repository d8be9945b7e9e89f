export const draftKey = 'lead-draft';

/**
 * Adds to the draft what was typed on a page that is left before its form came. It stands inline in the
 * page, so that it depends on nothing: `loadDraft` checks what it kept.
 */
export function keepEarlyDraft(typed: readonly HTMLInputElement[]): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, ...values }));
  } catch {
    // Where storage is forbidden the words are lost with the page.
  }
}
