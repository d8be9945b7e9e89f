export const draftKey = 'lead-draft';

/** For a page that is left before its form came. Inline in the page, it depends on nothing: `loadDraft` checks it. */
export function keepEarlyDraft(typed: readonly HTMLInputElement[]): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const words = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, ...words }));
  } catch {
    // Where storage is forbidden the words are lost with the page.
  }
}
