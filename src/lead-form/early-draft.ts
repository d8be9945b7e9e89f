export const draftKey = 'lead-draft';

/**
 * Adds to the draft what was typed before the form was hydrated. It is part of the page's inline script, so
 * it imports nothing; `loadDraft` validates what it stored.
 */
export function keepEarlyDraft(typed: readonly Pick<HTMLInputElement, 'name' | 'value'>[]): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    // A message typed before hydration hides the stored one, which is offered back if it is the visitor's own.
    const { message, defaultText } = kept;
    const isCovered =
      values['message'] && message?.trim() && ![values['message'], defaultText].includes(message);
    const covered = isCovered ? { replacedText: message } : {};
    sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, ...values, ...covered }));
  } catch {
    // If storage is blocked, the typed words are lost with the page.
  }
}
