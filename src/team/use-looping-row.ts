import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/**
 * Makes a row that scrolls into one that loops in both directions and can be dragged freely. `looping`
 * is true as soon as the row may hold what the loop needs. Where all cards and one more would fit, the
 * styles hide the repeated cards and the buttons: Embla does not loop a row that is not full.
 */
export function useLoopingRow(viewport: RefObject<HTMLElement | null>) {
  const [looping, setLooping] = useState(false);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);

  useEffect(() => setLooping(true), []);

  // With the render that makes the row loop: what was pressed before is done again right after it.
  useLayoutEffect(() => {
    const row = viewport.current;
    if (!looping || !row) return;
    // Not rounded, because the error would add up from card to card.
    const cardWidth = row.querySelector('li')?.getBoundingClientRect().width;
    const startIndex = cardWidth ? Math.round(row.scrollLeft / cardWidth) : 0;
    row.scrollLeft = 0;
    carousel.current = EmblaCarousel(row, {
      loop: true,
      dragFree: true,
      align: 'start',
      startIndex,
      // What does not fill the row would give way a little under the pointer.
      watchDrag: (embla) => embla.scrollSnapList().length > 1,
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
