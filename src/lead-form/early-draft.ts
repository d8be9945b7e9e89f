export const draftKey = 'lead-draft';

/**
 * Adds to the draft what was typed before the form was hydrated. It is part of the page's inline script, so
 * it imports nothing; `loadDraft` validates what it stored.
 *
 * @param hasChosen whether a type was chosen whose default text is still missing
 */
export function keepEarlyDraft(
  typed: readonly Pick<HTMLInputElement, 'name' | 'value'>[],
  hasChosen: boolean,
): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    const { message, defaultText } = kept;
    const hasOwn = message?.trim() && message !== defaultText;
    // A message typed before hydration hides the stored one, which is offered back if it is the visitor's own.
    const isCovered = hasOwn && values['message'] && values['message'] !== message;
    const covered = isCovered ? { replacedText: message } : {};
    // `loadDraft` replaces it by the default text of the chosen type, which only the form has.
    const lacking = hasChosen && !hasOwn ? { message: '…', defaultText: '…' } : {};
    const draft = { ...kept, ...lacking, ...values, ...covered };
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // If storage is blocked, the typed words are lost with the page.
  }
}
