import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/call.ts';
import { useTellFailure } from '../ui/toast.tsx';

/** A list of which single rows can be removed. */
interface Rows {
  /** The key of its query. */
  key: readonly string[];
  /** Where it is; a row lies below by its id. */
  address: string;
}

/** Removes a row by its id, and tells once it is done. */
export function useRemoval({ key, address }: Rows, onRemoved: () => void): (id: string) => void {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate } = useMutation({
    mutationKey: key,
    mutationFn: (id: string) =>
      request(`${address}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: onRemoved,
    onError: (failure) => tellFailure(failure),
  });
  return (id) => {
    // The row stays in the list until the list is fetched again. Until then a second press on it asks for
    // the same, even if another row was removed in between.
    const asked = client.getMutationCache().findAll({
      mutationKey: key,
      predicate: ({ state }) => state.variables === id && state.status !== 'error',
    });
    if (asked.length === 0) mutate(id);
  };
}
