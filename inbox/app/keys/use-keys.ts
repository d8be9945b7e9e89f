import { type KeyboardEvent as ReactKeyboardEvent, useLayoutEffect, useRef } from 'react';
import { browserStorage } from '../../../src/browser/storage.ts';

/** Kept as `off` by who speaks to the computer, for whom single keys may do nothing (WCAG 2.1.4). */
export const keysKey = 'inbox-keys';

/** Does something when a single key is pressed while nobody writes and no dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  // Both before it is painted: what is seen can be acted on.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && leaveField(event.target)) return;
      const action = latest.current[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key !== 'Escape' && browserStorage.kept(keysKey) === 'off') return;
      if (event.key !== 'Escape' && isFieldAwaited()) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a text field is on its way: who types already means it. */
function isFieldAwaited(): boolean {
  return document.querySelector('[data-awaits-field]') !== null;
}

/** Out of a text field, so that the keys work again. A search empties itself first, as browsers do. */
function leaveField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || document.querySelector('dialog[open]')) return false;
  if (!target.matches('textarea, input:not([type=radio], [type=checkbox])')) return false;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return false;
  target.blur();
  return true;
}

/** Sends the form of a text field with Ctrl or ⌘ and Enter. */
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
