import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance at which the row that loops is fetched before it comes into view. */
const nearby = '50%';

/**
 * Makes a row that scrolls into one that loops in both directions and can be dragged freely, once it
 * comes near. `looping` is true as soon as the row may hold what the loop needs; `step` turns it, also
 * while the code is still on its way.
 */
export function useLoopingRow(viewport: RefObject<HTMLElement | null>) {
  const [looping, setLooping] = useState(false);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);
  /** Steps that were asked for before the row could take them. */
  const waiting = useRef(0);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        setLooping(true);
      },
      { rootMargin: nearby },
    );
    near.observe(element);
    return () => near.disconnect();
  }, [viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!looping || !element) return;
    let isGone = false;
    void import('embla-carousel').then(({ default: createCarousel }) => {
      if (isGone) return;
      element.scrollLeft = 0;
      element.dataset.looping = '';
      const created = createCarousel(element, {
        loop: true,
        dragFree: true,
        align: 'start',
        duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 25,
      });
      carousel.current = created;
      for (; waiting.current > 0; waiting.current -= 1) created.scrollNext();
      for (; waiting.current < 0; waiting.current += 1) created.scrollPrev();
    });
    return () => {
      isGone = true;
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [looping, viewport]);

  function step(by: -1 | 1) {
    if (!carousel.current) {
      setLooping(true);
      waiting.current += by;
    } else if (by > 0) carousel.current.scrollNext();
    else carousel.current.scrollPrev();
  }

  return { looping, step };
}
