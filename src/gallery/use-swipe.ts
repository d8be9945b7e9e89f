import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** A finger that goes less far sideways means a tap or the start of a scroll. CSS pixels. */
const leastWay = 40;

/**
 * Turns an element's content with a finger: one step for each swipe that goes sideways rather than
 * up or down. A page that is zoomed in is moved by the same finger, and is left alone; and so is `pane`
 * in the element, as far as it scrolls the way that the finger pulls it.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  onSwipe: (step: Step) => void,
): void {
  const turn = useEffectEvent(onSwipe);

  useEffect(() => {
    /** Where the finger began, and how much of the pane lay hidden on either side of it. */
    let start: { x: number; y: number; left: number; right: number } | undefined;

    function begin({ touches, target }: TouchEvent) {
      const [finger] = touches;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      const isAlone = touches.length === 1 && !isZoomed;
      const box = target instanceof Node && pane.current?.contains(target) ? pane.current : null;
      const left = box?.scrollLeft ?? 0;
      const right = box ? box.scrollWidth - box.clientWidth - left : 0;
      start = finger && isAlone ? { x: finger.clientX, y: finger.clientY, left, right } : undefined;
    }
    /** How far the finger is from where it began, where it goes sideways and scrolls nothing. */
    function wayOf(finger: Touch | undefined): number {
      if (!start || !finger) return 0;
      const x = finger.clientX - start.x;
      if ((x < 0 ? start.right : start.left) > 1) return 0;
      return Math.abs(x) > 2 * Math.abs(finger.clientY - start.y) ? x : 0;
    }
    function move(event: TouchEvent) {
      // Or the browser goes back a page: there is nothing here that it could scroll sideways.
      if (wayOf(event.touches[0]) !== 0 && event.cancelable) event.preventDefault();
    }
    function end({ changedTouches }: TouchEvent) {
      const way = wayOf(changedTouches[0]);
      start = undefined;
      if (Math.abs(way) >= leastWay) turn(way < 0 ? 1 : -1);
    }

    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    element.current?.addEventListener('touchstart', begin, options);
    element.current?.addEventListener('touchmove', move, options);
    element.current?.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [element, pane]);
}
