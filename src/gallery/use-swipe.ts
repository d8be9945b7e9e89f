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
    let start:
      | { x: number; y: number; hidden: Readonly<Record<'left' | 'right', number>> }
      | undefined;
    /** How far the finger is from where it began, where it goes sideways and scrolls nothing. */
    function wayOf(touches: TouchList): number {
      const finger = touches[0];
      if (!start || !finger) return 0;
      const x = finger.clientX - start.x;
      if (start.hidden[x < 0 ? 'right' : 'left'] > 1) return 0;
      return Math.abs(x) > 2 * Math.abs(finger.clientY - start.y) ? x : 0;
    }
    const events = {
      touchstart({ touches, target }: TouchEvent) {
        const [finger] = [...touches];
        const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
        const isAlone = touches.length === 1 && !isZoomed;
        const hidden = hiddenOf(
          target instanceof Node && pane.current?.contains(target) && pane.current,
        );
        start = finger && isAlone ? { x: finger.clientX, y: finger.clientY, hidden } : undefined;
      },
      touchmove(event: TouchEvent) {
        // Or the browser goes back a page: there is nothing here that it could scroll sideways.
        if (wayOf(event.touches) !== 0 && event.cancelable) event.preventDefault();
      },
      touchend({ changedTouches }: TouchEvent) {
        const way = wayOf(changedTouches);
        start = undefined;
        if (Math.abs(way) >= leastWay) turn(way < 0 ? 1 : -1);
      },
    };
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal };
    const target = element.current;
    target?.addEventListener('touchstart', events.touchstart, options);
    target?.addEventListener('touchmove', events.touchmove, options);
    target?.addEventListener('touchend', events.touchend, options);
    return () => stop.abort();
  }, [element, pane]);
}

/** How much of what is in it lies beyond either side of a box, in CSS pixels. */
function hiddenOf(box: HTMLElement | false | null | undefined) {
  if (!box) return { left: 0, right: 0 };
  const { scrollLeft, scrollWidth, clientWidth } = box;
  return { left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft };
}
