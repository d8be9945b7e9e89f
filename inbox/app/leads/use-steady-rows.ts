import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LeadSummary } from '../../contract/leads.ts';

/**
 * The rows to show. Leads that arrive while a finger or the pointer is on the rows, or the list is scrolled
 * or hidden, are held back until requested, so that rows do not move.
 *
 * @param list identifies the list; another list shows all its rows at once
 * @param place element that contains the rows
 */
export function useSteadyRows(
  rows: readonly LeadSummary[],
  list: string,
  place: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState({ list, until: 0 });
  const newest = rows[0]?.receivedAt ?? 0;
  const isFirst = shown.list !== list || shown.until === 0;
  const until = isFirst ? newest : shown.until;
  const isTouched = useIsTouched(place);
  // After every render, because closing a lead may show the list again on a phone.
  useLayoutEffect(() => {
    const isUpToDate = shown.list === list && shown.until >= newest;
    if (isUpToDate || (!isFirst && (isTouched.current || isInUse(place.current)))) return;
    setShown({ list, until: newest });
  });
  const steady = rows.filter((lead) => lead.receivedAt <= until);
  return {
    rows: steady,
    waiting: rows.length - steady.length,
    showAll: () => setShown({ list, until: newest }),
  };
}

/** Whether a finger touches the element, which not every browser reports as hover. */
function useIsTouched(place: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isTouched = useRef(false);
  useEffect(() => {
    const { current: touched } = place;
    const follow = ({ touches }: TouchEvent) => {
      isTouched.current = touches.length > 0;
    };
    const stop = new AbortController();
    for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) {
      touched?.addEventListener(name, follow, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [place]);
  return isTouched;
}

function isInUse(place: HTMLElement | null): boolean {
  if (!place) return false;
  const pane = place.closest('section');
  const isHidden = !place.checkVisibility();
  return isHidden || place.matches(':hover, :active') || scrollY > 0 || (pane?.scrollTop ?? 0) > 0;
}
