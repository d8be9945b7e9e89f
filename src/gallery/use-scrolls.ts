import { type RefObject, useEffect, useState } from 'react';

/** A fraction of a pixel that was rounded up is nothing to scroll. CSS pixels. */
const leastHidden = 1;

/** Whether a box has more in it than it shows. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScrolls(scrollsSideways(element) || scrollsDown(element));
    const observer = new ResizeObserver(measure);
    for (const watched of [element, ...element.querySelectorAll('img')]) observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}

export function scrollsSideways({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth - clientWidth > leastHidden;
}

function scrollsDown({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - clientHeight > leastHidden;
}
