import { type RefObject, type TouchEvent, useRef } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** A finger that goes less far sideways means a tap or the start of a scroll. CSS pixels. */
const leastWay = 40;

/**
 * Turns an element's content with a finger: one step for each swipe that goes sideways rather than
 * up or down. A page that is zoomed in is moved by the same finger, and is left alone; and so is `pane`
 * in the element, as far as it scrolls the way that the finger pulls it.
 *
 * @returns the listeners of the element
 */
export function useSwipe(pane: RefObject<HTMLElement | null>, onSwipe: (step: Step) => void) {
  /** Where the finger began, and how much of the pane lay hidden on either side of it. */
  const start = useRef<{ x: number; y: number; left: number; right: number }>(undefined);

  function onTouchStart({ touches, target }: TouchEvent) {
    const finger = touches[0];
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    const isAlone = touches.length === 1 && !isZoomed;
    const box = target instanceof Node && pane.current?.contains(target) ? pane.current : null;
    const left = box?.scrollLeft ?? 0;
    const right = box ? box.scrollWidth - box.clientWidth - left : 0;
    start.current =
      finger && isAlone ? { x: finger.clientX, y: finger.clientY, left, right } : undefined;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const from = start.current;
    const finger = changedTouches[0];
    start.current = undefined;
    if (!from || !finger) return;
    const x = finger.clientX - from.x;
    const isSideways = Math.abs(x) > 2 * Math.abs(finger.clientY - from.y);
    const scrolls = (x < 0 ? from.right : from.left) > 1;
    if (isSideways && !scrolls && Math.abs(x) >= leastWay) onSwipe(x < 0 ? 1 : -1);
  }

  return { onTouchStart, onTouchEnd };
}
