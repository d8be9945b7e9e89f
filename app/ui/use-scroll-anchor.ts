import { useCallback, useLayoutEffect, useRef } from 'react';

interface Place {
  element: Element;
  top: number;
}

/**
 * Keeps what the visitor reads where it is while the words above it change their length. `mark` is
 * called before the change; the place is restored when `shown` has changed.
 */
export function useScrollAnchor(shown: unknown): () => void {
  const places = useRef<readonly Place[]>([]);

  const mark = useCallback(() => {
    if (scrollY === 0) return;
    const root = document.documentElement;
    // The browser's own anchoring would move the page a second time.
    root.style.overflowAnchor = 'none';
    // Reading begins where the bar, which grows with its text, lies over nothing.
    const readingLine = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
    places.current = placesUpFrom(document.elementFromPoint(innerWidth / 2, readingLine));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what is shown has changed.
  useLayoutEffect(() => {
    // What was read may have been replaced; then what stood around it counts.
    const kept = places.current.find(({ element }) => element.isConnected);
    if (!kept) return;
    places.current = [];
    const moved = kept.element.getBoundingClientRect().top - kept.top;
    scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => {
      document.documentElement.style.overflowAnchor = '';
    });
  }, [shown]);

  return mark;
}

/** The element and its ancestors, each with where it stands in the window. */
function placesUpFrom(innermost: Element | null): readonly Place[] {
  const places: Place[] = [];
  for (let element = innermost; element; element = element.parentElement) {
    places.push({ element, top: element.getBoundingClientRect().top });
  }
  return places;
}
