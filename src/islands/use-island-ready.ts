import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells `client:late` that an island's handlers are there, so that it repeats what was done earlier.
 *
 * @param isReady whether its state is, too
 */
export function useIslandReady(element: RefObject<HTMLElement | null>, isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) element.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [element, isReady]);
}
