import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** What this entry of the browser's history keeps beside its address. */
interface Kept {
  /** Words of a search. */
  words?: string;
  /** Place of the list on a phone, where a lead takes the whole page. */
  scrolled?: number;
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
    open: (id: string, options: { replace?: boolean } = {}) =>
      navigate(addressOf(`/leads/${id}`), { ...options, state: { words } }),
    close: () => navigate(addressOf('/'), { state: { words } }),
  };
}
