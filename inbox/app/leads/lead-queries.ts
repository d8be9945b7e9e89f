import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { calls, searchHeader } from '../../contract/calls.ts';
import type { Counts, LeadDetail, LeadPage, LeadSummary, Templates } from '../../contract/leads.ts';
import { call } from '../api/call.ts';
import { belongs, type Choice, readChoice, writeChoice } from './choice.ts';

export const leadsKey = ['leads'] as const;
export const countsKey = ['counts'] as const;
export const leadKey = (id: string) => ['lead', id] as const;

export type LeadList = InfiniteData<LeadPage, string>;

export const leadAddress = (id: string) => `${calls.leads}/${encodeURIComponent(id)}`;

/** The header in which the words of a search travel: they are personal, and addresses are logged. */
export function searchHeaders(words: string): Record<string, string> {
  return words === '' ? {} : { [searchHeader]: encodeURIComponent(words) };
}

/** One folder's leads, page after page. */
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
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: leadKey(id),
    queryFn: ({ signal }) => call<LeadDetail>(leadAddress(id), { signal }),
  });

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call<Templates>(calls.templates, { signal }),
  staleTime: 300_000,
});

/** Asks for what the address will show, before anything is drawn. */
export function fetchAhead(client: QueryClient, { pathname, search }: Location): void {
  const [, id] = /^\/inbox(?:\/leads\/([^/]+))?\/?$/.exec(pathname) ?? [null];
  if (id === null) return;
  void client.prefetchInfiniteQuery(leadsQuery(readChoice(search), ''));
  void client.prefetchQuery(countsQuery);
  if (id) void client.prefetchQuery(leadQuery(id));
}

/** After something happened elsewhere: lists and counts are asked for again. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadsKey }),
    client.invalidateQueries({ queryKey: countsKey }),
  ]);
}

export async function refreshLead(client: QueryClient, id: string): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: leadKey(id) }), refreshLeads(client)]);
}

/** Writes a changed lead into all lists that are kept; it leaves those where it belongs no more. */
export function putIntoLists(client: QueryClient, lead: LeadSummary): void {
  for (const [key, list] of client.getQueriesData<LeadList>({ queryKey: leadsKey })) {
    const choice = readKeptChoice(key[1]);
    if (!list || !choice) continue;
    client.setQueryData<LeadList>(key, withLead(list, lead, choice));
  }
}

/** The list with the lead as it is now; what is no more shown is gone. */
function withLead(list: LeadList, lead: LeadSummary, choice: Choice): LeadList {
  const pages = list.pages.map((page) => ({
    ...page,
    leads: page.leads.flatMap((one) => {
      if (one.id !== lead.id) return [one];
      return belongs(lead, choice) ? [summaryOf(lead)] : [];
    }),
  }));
  return { ...list, pages };
}

/** Takes an erased lead out of all lists. */
export function takeFromLists(client: QueryClient, id: string): void {
  client.setQueriesData<LeadList>(
    { queryKey: leadsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          leads: page.leads.filter((lead) => lead.id !== id),
        })),
      },
  );
}

/** Only what a list shows, also where the whole lead is at hand. */
function summaryOf(lead: LeadSummary): LeadSummary {
  const { id, receivedAt, name, company, interest, language, folder } = lead;
  const { state, assignedTo, source, excerpt, isUnread, promisedBy } = lead;
  return {
    ...{ id, receivedAt, name, company, interest, language, folder },
    ...{ state, assignedTo, source, excerpt, isUnread, promisedBy },
  };
}

function readKeptChoice(part: unknown): Choice | undefined {
  const isChoice = typeof part === 'object' && part !== null && 'folder' in part;
  // The second part of such a key is the choice that `leadsQuery` put there.
  return isChoice ? (part as Choice) : undefined;
}
