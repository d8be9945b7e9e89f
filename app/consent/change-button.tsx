import type { ConsentWords } from './consent-words.ts';

/** Event that opens the dialog again. */
export const openConsent = 'open-consent';

/** Stands in the footer, so that a choice is as easy to change as it was to make. */
export function ChangeButton({ words }: { words: ConsentWords }) {
  return (
    <button
      type="button"
      className="consent-change"
      onClick={() => dispatchEvent(new Event(openConsent))}
    >
      {words.change}
    </button>
  );
}
