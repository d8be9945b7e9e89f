import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** Width of a card in CSS pixels, not rounded, because the error would add up from card to card. */
const cardWidth = (row: HTMLElement) =>
  row.querySelector('li')?.getBoundingClientRect().width ?? row.clientWidth;

/**
 * Makes a row that scrolls into one that loops in both directions and can be dragged freely. `looping`
 * is true as soon as the row may hold what the loop needs. A row with room for one card more than
 * there are is `still`: there is nothing to turn.
 */
export function useLoopingRow(viewport: RefObject<HTMLElement | null>) {
  /** The card at which the row begins to loop. */
  const [start, setStart] = useState<number>();
  const [still, setStill] = useState(false);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const sized = new ResizeObserver(() => {
      const cards = row.querySelectorAll('li').length;
      const isStill = cards < 2 || (cards + 1) * cardWidth(row) <= row.clientWidth;
      setStill(isStill);
      if (isStill) return;
      sized.disconnect();
      setStart(Math.round(row.scrollLeft / cardWidth(row)));
    });
    sized.observe(row);
    return () => sized.disconnect();
  }, [viewport]);

  // With the render that makes the row loop: what was pressed before is done again right after it.
  useLayoutEffect(() => {
    const row = viewport.current;
    if (start === undefined || !row) return;
    row.scrollLeft = 0;
    carousel.current = EmblaCarousel(row, {
      loop: true,
      dragFree: true,
      align: 'start',
      startIndex: start,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    });
    return () => carousel.current?.destroy();
  }, [start, viewport]);

  function turn(step: Step) {
    if (step > 0) carousel.current?.scrollNext();
    else carousel.current?.scrollPrev();
  }

  return { looping: start !== undefined, still, turn };
}
