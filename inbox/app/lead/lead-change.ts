import { type Mutation, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { LeadDetail, LeadEvent, LeadSummary } from '../../contract/leads.ts';
import type { CallOptions } from '../api/call.ts';

/** One change of a lead, on its way to the server. */
export interface LeadChange extends Pick<CallOptions, 'body'> {
  id: string;
  /** Below the lead's address. */
  path: string;
  method: 'POST' | 'DELETE';
  /** What is shown until the server has answered. */
  expected?: Partial<LeadDetail>;
  /** What is said once it has; with a kind of event, that can be undone. */
  said?: string;
  undoes?: LeadEvent['kind'];
  /** What is told beside the failure. */
  kept?: string;
  /** Whether a lead that was fetched after a failure shows it: only the answer got lost. */
  isIn?: (lead: LeadDetail) => boolean;
  /** Done once it is made, also where its lead is not shown any more: takes away a draft, say. */
  afterwards?: () => void;
}

export const changeKey = ['lead-change'] as const;

const pendingOnes = { mutationKey: changeKey, status: 'pending' } as const;

// Only `useLeadChanges` makes mutations of this key.
const readChange = (mutation: Mutation) => mutation.state.variables as LeadChange;

/** The changes that the server has not answered yet, oldest first. */
export function usePendingChanges(): readonly LeadChange[] {
  return useMutationState({ filters: pendingOnes, select: readChange });
}

/** The same, outside of what is drawn. */
export function readPending(client: QueryClient): LeadChange[] {
  return client.getMutationCache().findAll(pendingOnes).map(readChange);
}

/** Whether two changes do the same to the same lead. */
export function isSame(one: LeadChange, other: LeadChange): boolean {
  const wordsOf = ({ id, path, method, body }: LeadChange) =>
    JSON.stringify([id, path, method, body]);
  return wordsOf(one) === wordsOf(other);
}

/** A lead as it will be once the changes are made; itself where none is of it. */
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
