import type { KeyboardEvent } from 'react';

/**
 * Which way a key turns a carousel: back, forth, or undefined for every other key, and for those that
 * are the browser's own, such as Alt and an arrow for the page before.
 */
export function carouselStepForKey(event: KeyboardEvent): -1 | 1 | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : undefined;
}
