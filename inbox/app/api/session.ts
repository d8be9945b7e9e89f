import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Session } from '../../contract/people.ts';
import { useWords } from '../words.ts';
import { CallError, call } from './call.ts';

export const sessionKey = ['session'] as const;

/** Asks who is signed in; null where nobody is. */
export async function readSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  try {
    return await call<Session>(calls.session, { signal });
  } catch (error) {
    // After the last person was revoked there is no inbox: its addresses are the not-found page.
    if (error instanceof CallError && [401, 404].includes(error.status)) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: 300_000,
});

/** Of whoever uses what lies behind the sign-in. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of whoever uses what lies behind the sign-in; there is one there. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This is shown behind the sign-in only.');
  return session;
}

/** Names the company's people by their ids, also who has left. */
export function usePersonName(): (id: string | null | undefined) => string {
  const { people } = useSession();
  const { frame } = useWords().words;
  return (id) => people.find((one) => one.id === id)?.name ?? frame.someone;
}

/** Changes what the application knows of the session: an answer to what was asked before comes too late. */
export function useSetSession(): (session: Session | null) => void {
  const client = useQueryClient();
  return (session) => {
    void client.cancelQueries({ queryKey: sessionKey });
    client.setQueryData(sessionKey, session);
  };
}
