import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** What this entry of the browser's history keeps beside its address. */
interface Kept {
  /** Words of a search. */
  words?: string;
  /** Whether the entry before is the list as it is now, so that closing goes back to it. */
  isFromList?: boolean;
}

/** The choice that the list shows, the words that are searched for, and ways to change both. */
export function useChoice() {
  const search = useSearch();
  const kept = useHistoryState<Kept | null>();
  const [location, navigate] = useLocation();
  const choice = useMemo(() => readChoice(search), [search]);
  const words = kept?.words ?? '';
  const addressOf = useCallback(
    (path: string, next: Choice = choice) => {
      const parameters = writeChoice(next);
      return parameters ? `${path}?${parameters}` : path;
    },
    [choice],
  );
  return {
    choice,
    words,
    addressOf,
    /** Shows another part of the leads; a lead that is open stays open. */
    choose: (next: Choice) =>
      navigate(addressOf(location, next), { replace: true, state: { words } }),
    searchFor: (next: string) =>
      navigate(addressOf(location), { replace: true, state: { words: next } }),
    /** Shows another lead in the place of the one that is open. */
    turnTo: (id: string) =>
      navigate(addressOf(`/leads/${id}`), { replace: true, state: { ...kept, words } }),
    /** Back to the list: an entry of its own would lead the browser's back button to the lead again. */
    close: () => {
      if (kept?.isFromList) history.back();
      else navigate(addressOf('/'), { replace: true, state: { words } });
    },
  };
}
