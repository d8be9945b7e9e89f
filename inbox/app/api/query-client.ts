import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { sessionKey } from './session.ts';

/** Creates the query client. When a request finds no session, it refetches the session. */
export function createQueryClient(): QueryClient {
  // A 401 alone does not end the session: an early request may belong to a previous one.
  const askForSession = (error: unknown) =>
    isSignedOut(error) && void client.invalidateQueries({ queryKey: sessionKey });
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: askForSession }),
    mutationCache: new MutationCache({ onError: askForSession }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retries lost answers and server errors (5xx); a refusal (4xx) would be the same again.
        retry: (times, error) =>
          times < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
      },
      // Without a connection a change fails at once instead of waiting.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
