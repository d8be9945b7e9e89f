import { useEffect, useRef, useState } from 'react';

/** Which image of a snapping row is shown; `show` wraps around at both ends. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** Whether a scroll of ours is on its way: what passes meanwhile is not where we are. */
  const turning = useRef(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Swiping, dots without script and buttons all end in a scroll: it alone says where we are.
    const follow = () => {
      if (!turning.current) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    };
    const arrive = () => {
      turning.current = false;
      follow();
    };
    follow();
    const events = { scroll: follow, scrollend: arrive, pointerdown: arrive, wheel: arrive };
    for (const [type, listener] of Object.entries(events)) {
      element.addEventListener(type, listener, { passive: true });
    }
    return () => {
      for (const [type, listener] of Object.entries(events)) {
        element.removeEventListener(type, listener);
      }
    };
  }, []);

  function show(wanted: number) {
    const element = track.current;
    if (!element) return;
    const next = (wanted + count) % count;
    const left = next * element.clientWidth;
    const wraps = Math.abs(next - index) > 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Who turns faster than the row glides gets each image at once.
    const behavior = wraps || still || turning.current ? 'instant' : 'smooth';
    turning.current = behavior === 'smooth' && Math.abs(left - element.scrollLeft) > 1;
    element.scrollTo({ left, behavior });
    setIndex(next);
  }

  return { track, index, show };
}
