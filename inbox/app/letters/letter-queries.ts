import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { calls } from '../../contract/calls.ts';
import type { Letter, LetterRecipientPage } from '../../contract/letters.ts';
import { call } from '../api/call.ts';

export const letterAddress = (id: string) => `${calls.letters}/${encodeURIComponent(id)}`;

/** How often the counts of a letter on its way are asked for, in milliseconds. */
const pace = 5_000;

export const lettersQuery = queryOptions({
  queryKey: ['letters'],
  queryFn: ({ signal }) => call<readonly Letter[]>(calls.letters, { signal }),
});

export const letterQuery = (id: string) =>
  queryOptions({
    queryKey: ['letters', id],
    queryFn: ({ signal }) => call<Letter>(letterAddress(id), { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? pace : false),
  });

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
