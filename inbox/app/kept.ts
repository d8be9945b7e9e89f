import { useSyncExternalStore } from 'react';
import type { tabStorage } from '../../src/browser/storage.ts';

/** Tells every component that shows a kept text when another one has kept or removed it. */
const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

/** What a storage keeps under a key, and how to keep something else; `undefined` removes it. */
export function useKept({ keep, kept }: typeof tabStorage, key: string) {
  const text = useSyncExternalStore(subscribe, () => kept(key));
  const keepText = (next: string | undefined) => {
    keep(key, next);
    changed.dispatchEvent(new Event('change'));
  };
  return [text, keepText] as const;
}

/** Whether a storage keeps something under any of these keys. */
export function useIsKept({ kept }: typeof tabStorage, keys: readonly string[]): boolean {
  return useSyncExternalStore(subscribe, () => keys.some((key) => kept(key) !== ''));
}

/** A kept text as what it was made of, which only this application writes; undefined where there is none. */
export function parseKept<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
