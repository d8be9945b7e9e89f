export const draftKey = 'lead-draft';

/**
 * Adds to the draft what was typed on a page that is left before its form was hydrated. It is part of the
 * page's inline script, so it imports nothing; `loadDraft` validates what it stored.
 */
export function keepEarlyDraft(typed: readonly HTMLInputElement[]): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, ...values }));
  } catch {
    // If storage is blocked, the typed words are lost with the page.
  }
}
