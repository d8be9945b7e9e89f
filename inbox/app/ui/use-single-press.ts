import { type MouseEvent, useRef } from 'react';

/**
 * Ignores the second click of a double click if another element has taken the place of the first one.
 *
 * @returns a capturing click listener for the surrounding element
 */
export function useSinglePress(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef<Element>(null);
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    const isOther = control !== last.current;
    last.current = control;
    // `detail` counts the clicks of a double click or double tap.
    if (event.detail < 2 || !isOther) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
