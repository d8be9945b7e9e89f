import { type Mutation, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { LeadDetail, LeadEvent, LeadSummary } from '../../contract/leads.ts';
import type { CallOptions } from '../api/call.ts';

/** A change of a lead that is sent to the server. */
export interface LeadChange extends Pick<CallOptions, 'body'> {
  id: string;
  /** Path below the lead's address. */
  path: string;
  method: 'POST' | 'DELETE';
  /** Shown until the server has answered. */
  expected?: Partial<LeadDetail>;
  /** Message after the answer; with a kind of event it offers undo. */
  said?: string;
  undoes?: LeadEvent['kind'];
  /** Offered as undo after the answer, for a change that is no event. */
  revert?: () => void;
  /** Text added to the error message. */
  kept?: string;
  /** Whether a lead fetched after a failure contains the change, so that only the answer was lost. */
  isIn?: (lead: LeadDetail) => boolean;
  /** Called after success, also if the lead is not shown any more; for example to delete a draft. */
  afterwards?: () => void;
}

export const changeKey = ['lead-change'] as const;

const pendingOnes = { mutationKey: changeKey, status: 'pending' } as const;

// Only `useLeadChanges` makes mutations of this key.
const readChange = (mutation: Mutation) => mutation.state.variables as LeadChange;

/** Changes without an answer yet, oldest first. */
export function usePendingChanges(): readonly LeadChange[] {
  return useMutationState({ filters: pendingOnes, select: readChange });
}

/** The same outside of a component. */
export function readPending(client: QueryClient): LeadChange[] {
  return client.getMutationCache().findAll(pendingOnes).map(readChange);
}

/** Whether two changes are the same for the same lead. */
export function isSame(one: LeadChange, other: LeadChange): boolean {
  const wordsOf = ({ id, path, method, body }: LeadChange) =>
    JSON.stringify([id, path, method, body]);
  return wordsOf(one) === wordsOf(other);
}

/** The lead with the changes applied; the same object if none is about it. */
export function withPending<Lead extends LeadSummary>(
  lead: Lead,
  pending: readonly LeadChange[],
): Lead {
  let expected = lead;
  for (const change of pending) {
    if (change.id === lead.id && change.expected) expected = { ...expected, ...change.expected };
  }
  return expected;
}
