import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { calls } from '../../contract/calls.ts';
import type { Letter, LetterRecipientPage } from '../../contract/letters.ts';
import { call } from '../api/call.ts';
import { useDraftKey } from '../drafts.ts';

export const letterAddress = (id: string) => `${calls.letters}/${encodeURIComponent(id)}`;

/** Key in the tab's storage for a letter's changes that the server does not have yet. */
export const useLetterDraftKey = (id: string) => useDraftKey(`letter:${id}`);

/** Polling interval while a letter is being sent or scheduled, in milliseconds. */
const pace = (letters: readonly Letter[]) =>
  letters.some(({ state }) => state === 'sending' || state === 'scheduled') && 5_000;

export const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: ({ signal }) => call<readonly Letter[]>(calls.letters, { signal }),
  refetchInterval: ({ state: { data = [] } }) => pace(data),
});

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['letters', id],
    queryFn: ({ signal }) => call<Letter>(letterAddress(id), { signal }),
    refetchInterval: ({ state: { data } }) => pace(data ? [data] : []),
  });

/** Puts a letter from an answer into the cache, and cancels older requests. */
export async function showLetter(client: QueryClient, letter: Letter): Promise<void> {
  const { queryKey } = letterQuery(letter.id);
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, letter);
  void client.invalidateQueries({ queryKey: lettersQuery.queryKey, exact: true });
}

export const recipientsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['letters', id, 'recipients'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call<LetterRecipientPage>(
        `${letterAddress(id)}/recipients?after=${encodeURIComponent(pageParam)}`,
        { signal },
      ),
    getNextPageParam: (page) => page.next,
  });
