import { type RefObject, useEffect } from 'react';

/** Tells `client:late` that an island's handlers are there, so that it repeats what was done earlier. */
export function useIslandReady(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    element.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [element]);
}
