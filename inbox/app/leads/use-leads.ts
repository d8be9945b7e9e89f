import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Choice } from './choice.ts';
import { leadsQuery } from './lead-queries.ts';

export type Leads = ReturnType<typeof useLeads>;

/** The leads of a choice, as far as they are fetched; while others come, those before stay. */
export function useLeads(choice: Choice, words: string) {
  const query = useInfiniteQuery({
    ...leadsQuery(choice, words),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.leads) ?? [], [query.data]);
  /** Where the lead stood that was open last: it may have left the list since. */
  const lastPlace = useRef(0);
  return { query, rows, lastPlace };
}
