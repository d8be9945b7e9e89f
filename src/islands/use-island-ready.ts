import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells `client:late` that an island is hydrated, so that it repeats the visitor's earlier actions, and does
 * not count it as failed.
 *
 * @param isReady whether the island's state is loaded as well
 */
export function useIslandReady(element: RefObject<HTMLElement | null>, isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) element.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [element, isReady]);
}
