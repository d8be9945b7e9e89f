import { useEffect, useRef, useState } from 'react';

/** Which image of a snapping row is shown; `show` wraps around at both ends. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Swiping, dots without script and buttons all end in a scroll: it alone says where we are.
    const follow = () => setIndex(Math.round(element.scrollLeft / element.clientWidth));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  function show(wanted: number) {
    const element = track.current;
    if (!element) return;
    const next = (wanted + count) % count;
    const wraps = Math.abs(next - index) > 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: wraps || still ? 'instant' : 'smooth',
    });
    setIndex(next);
  }

  return { track, index, show };
}
