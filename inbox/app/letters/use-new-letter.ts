import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { calls } from '../../contract/calls.ts';
import type { LetterContent } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';
import { call } from '../api/call.ts';
import { useTellFailure } from '../ui/toast.tsx';
import { lettersQuery } from './letter-queries.ts';

interface NewLetter {
  content: Partial<LetterContent>;
  onMade: (() => void) | undefined;
}

/** Returns a function that creates and opens one letter; `onMade` runs even after navigating away. */
export function useNewLetter() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const tellFailure = useTellFailure();
  const making = useMutation({
    mutationFn: ({ content }: NewLetter) =>
      call<Letter>(calls.letters, { method: 'POST', body: content }),
    onSuccess: (letter, { onMade }) => {
      client.setQueryData([...lettersQuery.queryKey, letter.id], letter);
      void client.invalidateQueries({ queryKey: lettersQuery.queryKey, exact: true });
      onMade?.();
    },
    onError: (failure) => tellFailure(failure),
  });
  // Passed to `mutate`, because such a callback does not run after the person has navigated away.
  const open = ({ id }: Letter) => navigate(`/letters/${id}`);
  return (content: Partial<LetterContent> = {}, onMade?: () => void) =>
    making.isPending || making.mutate({ content, onMade }, { onSuccess: open });
}
