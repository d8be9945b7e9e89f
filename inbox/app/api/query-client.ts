import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { sessionKey } from './session.ts';

/** What the application knows of the server. Where a call finds no session, it is asked who is signed in. */
export function createQueryClient(): QueryClient {
  // Not taken for the end of the session: what was asked for early may be of one that had ended before.
  const askForSession = (error: unknown) =>
    isSignedOut(error) && void client.invalidateQueries({ queryKey: sessionKey });
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: askForSession }),
    mutationCache: new MutationCache({ onError: askForSession }),
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
