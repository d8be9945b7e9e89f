import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Session } from '../../contract/people.ts';
import { useWords } from '../words.ts';
import { CallError, callSession } from './call.ts';

export const sessionKey = ['session'] as const;

/** Fetches the session; null if nobody is signed in. */
export async function readSession({ signal }: { signal: AbortSignal }): Promise<Session | null> {
  try {
    return await callSession(calls.session, { signal });
  } catch (error) {
    // 404: after the last person was revoked there is no inbox.
    if (error instanceof CallError && [401, 404].includes(error.status)) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
  staleTime: 300_000,
});

/** The session, for components that require one. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session; to be used only below `SessionContext`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('This is shown behind the sign-in only.');
  return session;
}

/** Returns a function from ids to names of people, including revoked ones. */
export function usePersonName(): (id: string | null | undefined) => string {
  const { people } = useSession();
  const { frame } = useWords().words;
  return (id) => people.find((one) => one.id === id)?.name ?? frame.someone;
}

/** Returns a function that sets the session, and cancels requests for the previous state. */
export function useSetSession(): (session: Session | null) => void {
  const client = useQueryClient();
  return (session) => {
    void client.cancelQueries({ queryKey: sessionKey });
    client.setQueryData(sessionKey, session);
  };
}
