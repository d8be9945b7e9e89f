import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { putSession, sessionKey } from './session.ts';

/** What the application knows of the server. Where a session has ended, the way in is shown at once. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => isSignedOut(error) && putSession(client, null),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { state }) => {
        if (!isSignedOut(error)) return;
        // A change that was asked for before the session was known may be of another, which had ended.
        const knownAt = client.getQueryState(sessionKey)?.dataUpdatedAt ?? 0;
        if (state.submittedAt > knownAt) putSession(client, null);
        else void client.invalidateQueries({ queryKey: sessionKey });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What was refused will be refused again; what got lost may arrive.
        retry: (times, error) =>
          times < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
      // A change is made while somebody looks: it fails at once rather than wait for a connection.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
