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
 * Brings the card to the left edge in which the keyboard came to a link. Embla's own answer is only to a Tab
 * whose focus comes within 10 ms: a slow phone's comes later, and then nobody sees what has it.
 */
function showFocused(row: EmblaCarouselType, { target }: FocusEvent): boolean {
  // A pointer's press focuses, too: the link would go from under it.
  if (!(target instanceof Element && target.matches(':focus-visible'))) return false;
  // What the browser scrolled to show it would shift the loop.
  row.rootNode().scrollLeft = 0;
  const card = row.slideNodes().findIndex((slide) => slide.contains(target));
  row.scrollTo(card, true);
  return false;
}
