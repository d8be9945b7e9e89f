import { type RefObject, type TouchEvent, useRef } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** Shortest horizontal movement that counts as a swipe, in CSS pixels; less is a tap or a scroll. */
const swipeMinPx = 40;

/**
 * Calls back with one step for each swipe that is more horizontal than vertical. Ignored while the page is
 * zoomed in, because the same gesture pans it, and while `pane` in the element can still scroll in that
 * direction.
 *
 * @returns the listeners of the element
 */
export function useSwipe(pane: RefObject<HTMLElement | null>, onSwipe: (step: Step) => void) {
  /** Where the touch began, and how far the pane could scroll to either side. */
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
    if (isSideways && !scrolls && Math.abs(x) >= swipeMinPx) onSwipe(x < 0 ? 1 : -1);
  }

  return { onTouchStart, onTouchEnd };
}
