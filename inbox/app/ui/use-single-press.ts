import { type MouseEvent, useRef } from 'react';

/**
 * Takes no notice of the second press of a double one where something else has come into the place of what
 * was pressed first: nobody meant that.
 *
 * @returns the capturing listener of the element in which this holds
 */
export function useSinglePress(): (event: MouseEvent<HTMLElement>) => void {
  const last = useRef<Element>(null);
  return (event) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    const isOther = control !== last.current;
    last.current = control;
    // The browser counts what the system takes for one double press, also of a finger.
    if (event.detail < 2 || !isOther) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
