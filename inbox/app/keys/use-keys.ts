import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

const storageKey = 'inbox-keys';
const changed = new EventTarget();

/** Whether single keys do something. Who speaks to the computer may turn them off (WCAG 2.1.4). */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function turnKeys(on: boolean): void {
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Forbidden: they stay on.
  }
  changed.dispatchEvent(new Event('change'));
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore((listener) => {
    changed.addEventListener('change', listener);
    return () => changed.removeEventListener('change', listener);
  }, areKeysOn);
}

/** Does something when a single key is pressed while nobody writes and no dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && leaveField(event.target)) return;
      const action = latest.current[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key !== 'Escape' && !areKeysOn()) return;
      if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
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
