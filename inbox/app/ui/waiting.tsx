import type { UseQueryResult } from '@tanstack/react-query';
import { Loading } from '../frame/loading.tsx';
import { Failed } from './failed.tsx';

interface WaitingProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
}

/** Shows that data is loading or could not be loaded; nothing once it is there. */
export function Waiting({ query: { data, error, refetch } }: WaitingProps) {
  if (data) return null;
  return error ? <Failed error={error} retry={refetch} /> : <Loading />;
}
