import { type RefObject, useLayoutEffect } from 'react';

/** Tells `client:late` that handlers and state are there, so that it repeats what was done earlier. */
export function useIslandReady(element: RefObject<HTMLElement | null>, isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) element.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [element, isReady]);
}
