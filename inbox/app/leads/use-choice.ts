import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** State of a history entry beside its address. */
interface Kept {
  /** The search. */
  words?: string;
  /** Whether the previous entry is the same list, so that closing can go back to it. */
  isFromList?: boolean;
}

/** The filters and search of the list, with functions to change them. */
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
    /** Changes the filters, and keeps the search if no other is given; an open lead stays open. */
    choose: (next: Choice, searched = words) =>
      navigate(addressOf(location, next), { replace: true, state: { words: searched } }),
    searchFor: (next: string) =>
      navigate(addressOf(location), { replace: true, state: { words: next } }),
    /** Replaces the open lead by another one. */
    turnTo: (id: string) =>
      navigate(addressOf(`/leads/${id}`), { replace: true, state: { ...kept, words } }),
    /** Returns to the list; a new history entry would make the back button reopen the lead. */
    close: () => {
      if (kept?.isFromList) history.back();
      else navigate(addressOf('/'), { replace: true, state: { words } });
    },
  };
}
