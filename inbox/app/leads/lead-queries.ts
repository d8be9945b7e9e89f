import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { calls, searchHeader } from '../../contract/calls.ts';
import type { Counts, LeadDetail, LeadPage, LeadSummary, Templates } from '../../contract/leads.ts';
import { CallError, call } from '../api/call.ts';
import { dropDrafts } from '../drafts.ts';
import { type Choice, readChoice, writeChoice } from './choice.ts';

const leadsKey = ['leads'] as const;
export const countsKey = ['counts'] as const;
const anyLeadKey = ['lead'] as const;
export const leadKey = (id: string) => [...anyLeadKey, id] as const;
export const eraseKey = (id: string) => ['erase', id] as const;

export const leadAddress = (id: string) => `${calls.leads}/${encodeURIComponent(id)}`;

/** The header with the search: it is personal data, and addresses are logged. */
export function searchHeaders(words: string): Record<string, string> {
  return words === '' ? {} : { [searchHeader]: encodeURIComponent(words) };
}

/** Infinite query for the leads of a folder. */
export const leadsQuery = (choice: Choice, words: string) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey, choice, words],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const parameters = new URLSearchParams(writeChoice(choice));
      parameters.set('folder', choice.folder);
      if (pageParam) parameters.set('after', pageParam);
      return call<LeadPage>(`${calls.leads}?${parameters}`, {
        headers: searchHeaders(words),
        signal,
      });
    },
    getNextPageParam: (page) => page.next,
  });

export const countsQuery = queryOptions({
  queryKey: countsKey,
  queryFn: ({ signal }) => call<Counts>(calls.counts, { signal }),
  // A lead becomes late without an event.
  refetchInterval: 60_000,
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKey(id),
    /** Null if the lead was erased. */
    queryFn: async ({ signal }): Promise<LeadDetail | null> => {
      try {
        return await call<LeadDetail>(leadAddress(id), { signal });
      } catch (error) {
        // A 404 without a sentence does not come from the inbox.
        if (!(error instanceof CallError && error.status === 404 && error.sentence)) throw error;
        return null;
      }
    },
  });

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call<Templates>(calls.templates, { signal }),
  staleTime: 300_000,
});

/** Prefetches what the address will show, before the first render. */
export function fetchAhead(
  client: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const [, id] = /^\/inbox(?:\/leads\/([^/]+))?\/?$/.exec(pathname) ?? [null];
  if (id === null) return;
  void client.prefetchInfiniteQuery(leadsQuery(readChoice(search), ''));
  void client.prefetchQuery(countsQuery);
  if (!id) return;
  void client.prefetchQuery(leadQuery(id));
  void client.prefetchQuery(templatesQuery);
}

/** Refetches lists and counts after a change elsewhere. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadsKey }),
    client.invalidateQueries({ queryKey: countsKey }),
  ]);
}

export async function refreshLead(client: QueryClient, id: string): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: leadKey(id) }), refreshLeads(client)]);
}

/** Refetches everything after a time without events, including the open lead. */
export async function refetchAll(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: anyLeadKey }), refreshLeads(client)]);
}

/** Shows that a lead was erased, unless this window erases it: the answer to its request tells so. */
export async function forgetLead(client: QueryClient, id: string): Promise<void> {
  dropDrafts(id);
  const { queryKey } = leadQuery(id);
  if (client.getQueryState(queryKey) && client.isMutating({ mutationKey: eraseKey(id) }) === 0) {
    // A pending answer would show it again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, null);
  }
  await refreshLeads(client);
}

/** Updates a lead in all cached lists; without a lead, removes it. */
export function changeInLists(client: QueryClient, id: string, lead?: LeadSummary): void {
  const now = lead ? [lead] : [];
  client.setQueriesData<InfiniteData<LeadPage, string>>({ queryKey: leadsKey }, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      leads: page.leads.flatMap((one) => (one.id === id ? now : [one])),
    }));
    return { ...list, pages };
  });
}
