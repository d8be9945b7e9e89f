import { type RefObject, useEffect, useRef } from 'react';

/** A finger that goes less far sideways means a tap or the start of a scroll. CSS pixels. */
const leastWay = 40;

/**
 * Turns an element's content with a finger: one step for each swipe that goes sideways rather than
 * up or down. A page that is zoomed in is moved by the same finger, and is left alone.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: ((step: -1 | 1) => void) | undefined,
): void {
  const turn = useRef(onSwipe);
  useEffect(() => {
    turn.current = onSwipe;
  });

  useEffect(() => {
    let start: { x: number; y: number } | undefined;
    /** How far the finger is from where it began, where it goes sideways. */
    function wayOf(touches: TouchList): number {
      const finger = touches[0];
      if (!start || !finger) return 0;
      const x = finger.clientX - start.x;
      return Math.abs(x) > 2 * Math.abs(finger.clientY - start.y) ? x : 0;
    }
    const events = {
      touchstart({ touches }: TouchEvent) {
        const [finger] = [...touches];
        const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
        const isAlone = touches.length === 1 && !isZoomed;
        start = finger && isAlone ? { x: finger.clientX, y: finger.clientY } : undefined;
      },
      touchmove(event: TouchEvent) {
        // Or the browser goes back a page: there is nothing here that it could scroll sideways.
        if (wayOf(event.touches) !== 0 && event.cancelable) event.preventDefault();
      },
      touchend({ changedTouches }: TouchEvent) {
        const way = wayOf(changedTouches);
        start = undefined;
        if (Math.abs(way) >= leastWay) turn.current?.(way < 0 ? 1 : -1);
      },
    };
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    const target = element.current;
    target?.addEventListener('touchstart', events.touchstart, options);
    target?.addEventListener('touchmove', events.touchmove, options);
    target?.addEventListener('touchend', events.touchend, options);
    return () => stop.abort();
  }, [element]);
}
