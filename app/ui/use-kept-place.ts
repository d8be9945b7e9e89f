import { useCallback, useLayoutEffect, useRef } from 'react';

/** Where the bar ends and reading begins, in pixels from the top of the window. */
const readingLine = 80;

interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what the visitor reads where it is while the words above it change their length. `mark` is
 * called before the change; the place is restored when `shown` has changed.
 */
export function useKeptPlace(shown: unknown): () => void {
  const place = useRef<Place | undefined>(undefined);

  const mark = useCallback(() => {
    const element = document.elementFromPoint(innerWidth / 2, readingLine);
    if (!element || scrollY === 0) return;
    // The browser's own anchoring would move the page a second time.
    document.documentElement.style.overflowAnchor = 'none';
    place.current = { element, top: element.getBoundingClientRect().top };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is shown has changed.
  useLayoutEffect(() => {
    const kept = place.current;
    if (!kept) return;
    place.current = undefined;
    const moved = kept.element.getBoundingClientRect().top - kept.top;
    if (kept.element.isConnected) scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => {
      document.documentElement.style.overflowAnchor = '';
    });
  }, [shown]);

  return mark;
}
