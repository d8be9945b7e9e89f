import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import { usePendingChanges, withPending } from '../lead/lead-change.ts';
import type { Choice } from './choice.ts';
import { leadsQuery } from './lead-queries.ts';
import { useSteadyRows } from './use-steady-rows.ts';

export type Leads = ReturnType<typeof useLeads>;

/**
 * The fetched leads for the filters; while others are loading, the previous ones stay.
 *
 * @param place element that contains the rows
 */
export function useLeads(choice: Choice, words: string, place: RefObject<HTMLElement | null>) {
  const query = useInfiniteQuery({
    ...leadsQuery(choice, words),
    placeholderData: keepPreviousData,
  });
  const pending = usePendingChanges();
  const { data, isPlaceholderData } = query;
  const all = useMemo(() => {
    const fetched = data?.pages.flatMap((page) => page.leads) ?? [];
    return fetched.map((lead) => withPending(lead, pending));
  }, [data, pending]);
  const list = isPlaceholderData ? '' : JSON.stringify([choice, words]);
  const steady = useSteadyRows(all, list, place);
  // Leads that become late are added at the end, where they do not move other rows.
  const shown = choice.overdue ? { ...steady, rows: all, waiting: 0 } : steady;
  /** Index of the last open lead, which may have left the list since. */
  const lastPlace = useRef(0);
  return { ...shown, query, lastPlace };
}
