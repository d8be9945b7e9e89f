import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../../../src/browser/storage.ts';

/** Storage key; `off` disables shortcuts of single keys, for people who use speech input (WCAG 2.1.4). */
export const keysKey = 'inbox-keys';

/** Runs an action when its key is pressed outside of text fields and dialogs. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  // Layout effects, so that the shortcuts work as soon as the page is painted.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && leaveField(event.target)) return;
      const action = latest.current[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key !== 'Escape' && browserStorage.get(keysKey) === 'off') return;
      if (event.key !== 'Escape' && isFieldAwaited()) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a text field is about to be shown, for which typed keys are meant. */
function isFieldAwaited(): boolean {
  return document.querySelector('[data-awaits-field]') !== null;
}

/** Leaves a text field, so that shortcuts work; a search field is cleared first, as in browsers. */
function leaveField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || document.querySelector('dialog[open]')) return false;
  if (!target.matches('textarea, input:not([type=radio], [type=checkbox])')) return false;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return false;
  target.blur();
  return true;
}

/** Submits the form of a text field on Ctrl+Enter or ⌘+Enter. */
export function sendByKeys(event: ReactKeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}
