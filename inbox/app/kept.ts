import { useSyncExternalStore } from 'react';
import type { tabStorage } from '../../src/browser/storage.ts';

/** Fires when a stored text changes, for all components that show it. */
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** The text stored under a key, and a function to change it; `undefined` removes it. */
export function useKept({ set, get }: typeof tabStorage, key: string) {
  const text = useSyncExternalStore(subscribe, () => get(key));
  const change = (next: string | undefined) => {
    set(key, next);
    changed.dispatchEvent(new Event('change'));
  };
  return [text, change] as const;
}

/** Whether a text is stored under any of these keys. */
export function useIsKept({ get }: typeof tabStorage, keys: readonly string[]): boolean {
  return useSyncExternalStore(subscribe, () => keys.some((key) => get(key) !== ''));
}

/** Parses a stored text, which only this application writes; undefined if it is empty. */
export function parseKept<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
