import type EmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Distance at which the row that loops is fetched before it comes into view. */
const nearby = '50%';

/** Width of a card with its fraction, which adds up from card to card, in CSS pixels. */
const cardWidth = (row: HTMLElement) =>
  row.querySelector('li')?.getBoundingClientRect().width ?? row.clientWidth;

/** Whether the row has room for one card more than there are: then there is nothing to turn. */
const isStill = (row: HTMLElement) => {
  const cards = row.querySelectorAll('li').length;
  return cards < 2 || (cards + 1) * cardWidth(row) <= row.clientWidth;
};

/**
 * Makes a row that scrolls into one that loops in both directions and can be dragged freely, once it
 * comes near. `looping` is true as soon as the row may hold what the loop needs; `step` turns it, by
 * scrolling while the code is on its way or cannot be fetched. `still` is true where nothing turns.
 */
export function useLoopingRow(viewport: RefObject<HTMLElement | null>) {
  const [loop, setLoop] = useState<{ create: typeof EmblaCarousel; fitted: boolean }>();
  const [still, setStill] = useState(false);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);
  /** Steps past an end, which the row has until it loops. */
  const beyond = useRef(0);

  const fetchCarousel = useCallback(() => {
    const row = viewport.current;
    if (!row || isStill(row)) return;
    import('embla-carousel').then(
      ({ default: create }) => {
        const fitted = row.scrollWidth <= row.clientWidth;
        setLoop((loopBefore) => loopBefore ?? { create, fitted });
      },
      () => {
        // Past an end there is the other one; the next step asks for the code again.
        if (beyond.current) row.scrollLeft = beyond.current < 0 ? row.scrollWidth : 0;
        beyond.current = 0;
      },
    );
  }, [viewport]);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchCarousel();
      },
      { rootMargin: nearby },
    );
    near.observe(row);
    const sized = new ResizeObserver(() => setStill(isStill(row)));
    sized.observe(row);
    return () => {
      near.disconnect();
      sized.disconnect();
    };
  }, [viewport, fetchCarousel]);

  useEffect(() => {
    const row = viewport.current;
    if (!loop || !row) return;
    const { create, fitted } = loop;
    // Where all cards fitted, WebKit snaps to any of them once they are repeated.
    const startIndex = fitted ? 0 : Math.round(row.scrollLeft / cardWidth(row));
    row.scrollLeft = 0;
    row.dataset.looping = '';
    const created = create(row, {
      loop: true,
      dragFree: true,
      align: 'start',
      startIndex,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    });
    carousel.current = created;
    created.scrollTo(startIndex + (beyond.current % created.scrollSnapList().length));
    return () => {
      created.destroy();
      carousel.current = undefined;
    };
  }, [loop, viewport]);

  function step(by: -1 | 1) {
    const row = viewport.current;
    if (carousel.current) {
      if (by > 0) carousel.current.scrollNext();
      else carousel.current.scrollPrev();
    } else if (row) {
      const { scrollLeft } = row;
      // At once: a glide that the next step interrupts would lose its rest. Among cards that are
      // repeated already, the loop that is about to begin would lose it.
      if (!loop) row.scrollBy(by * cardWidth(row), 0);
      if (row.scrollLeft === scrollLeft) beyond.current += by;
      fetchCarousel();
    }
  }

  return { looping: loop !== undefined, still: still && !loop, step };
}
