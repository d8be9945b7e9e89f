import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/**
 * Turns a scrolling row into one that loops in both directions and can be dragged freely. `looping` is true
 * once the repeated cards may be rendered. If all cards and one more would fit, the styles hide the repeated
 * cards and the buttons, because Embla does not loop a row that is not full.
 */
export function useLoopingRow(viewport: RefObject<HTMLElement | null>) {
  const [looping, setLooping] = useState(false);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);

  useEffect(() => setLooping(true), []);

  // In the same render that makes the row loop, because earlier clicks are repeated right after it.
  useLayoutEffect(() => {
    const row = viewport.current;
    if (!looping || !row) return;
    // Not rounded: the error would add up from card to card.
    const cardWidth = row.querySelector('li')?.getBoundingClientRect().width;
    const startIndex = cardWidth ? Math.round(row.scrollLeft / cardWidth) : 0;
    row.scrollLeft = 0;
    carousel.current = EmblaCarousel(row, {
      loop: true,
      dragFree: true,
      align: 'start',
      startIndex,
      // Cards that do not fill the row would otherwise move a little when dragged.
      watchDrag: (embla) => embla.scrollSnapList().length > 1,
      watchFocus: showFocused,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    });
    return () => carousel.current?.destroy();
  }, [looping, viewport]);

  function turn(step: Step) {
    if (step > 0) carousel.current?.scrollNext();
    else carousel.current?.scrollPrev();
  }

  return { looping, turn };
}

/**
 * Scrolls to the card whose link got the focus by keyboard. Embla itself reacts only if the focus follows a
 * Tab within 10 ms; on a slow phone it comes later, and the focused link would stay out of view.
 */
function showFocused(row: EmblaCarouselType, { target }: FocusEvent): boolean {
  // A pointer press focuses as well, and the link would move away from under it.
  if (!(target instanceof Element && target.matches(':focus-visible'))) return false;
  // The browser's own scrolling to the link would shift the loop.
  row.rootNode().scrollLeft = 0;
  const card = row.slideNodes().findIndex((slide) => slide.contains(target));
  row.scrollTo(card, true);
  return false;
}
