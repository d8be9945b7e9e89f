import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Folder, LeadDetail, LeadEvent } from '../../contract/leads.ts';
import type { LeadState } from '../../contract/terms.ts';
import { CallError, type CallOptions, call, request } from '../api/call.ts';
import { usePersonName, useSession } from '../api/session.ts';
import {
  countsKey,
  leadAddress,
  leadKey,
  leadsKey,
  putIntoLists,
  refreshLead,
  takeFromLists,
} from '../leads/lead-queries.ts';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { useWords } from '../words.ts';

interface Change extends CallOptions {
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
  /** Takes away a draft, also where its lead is not shown any more. */
  discard?: () => void;
}

/**
 * Everything that can be done with one lead. What is expected is shown at once, and taken back with a
 * sentence where the server refuses it.
 */
export function useLeadChanges(id: string) {
  const client = useQueryClient();
  const { words } = useWords();
  const { person } = useSession();
  const nameOf = usePersonName();
  const toasts = useToasts();
  const tellFailure = useTellFailure();

  const changing = useMutation({
    mutationFn: ({ path, method, body }: Change) =>
      call<LeadDetail>(`${leadAddress(id)}${path}`, { method, body }),
    onMutate: async ({ expected, undoes }: Change) => {
      if (undoes) toasts.forgetUndo();
      const before = client.getQueryData<LeadDetail>(leadKey(id));
      const lists = client.getQueriesData({ queryKey: leadsKey });
      // At once, then without what is still on its way from before.
      if (before && expected) show({ ...before, ...expected });
      await Promise.all([
        client.cancelQueries({ queryKey: leadKey(id) }),
        client.cancelQueries({ queryKey: leadsKey }),
      ]);
      return { before, lists };
    },
    onError: (error, { kept }, shown) => {
      if (shown?.before) client.setQueryData(leadKey(id), shown.before);
      for (const [key, list] of shown?.lists ?? []) client.setQueryData(key, list);
      tellFailure(error, kept);
      // Another was quicker: how it is now is shown.
      if (error instanceof CallError && (error.status === 404 || error.status === 409)) {
        void refreshLead(client, id);
      }
    },
    onSuccess: (lead, { said, undoes, discard }) => {
      show(lead);
      discard?.();
      const event = undoes && lastUndoable(lead, undoes, person.id);
      if (said) toasts.show({ text: said, undo: event ? () => undo(event.id) : undefined });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: countsKey });
      // Shown when somebody looks at it again, not under the hands of who works.
      void client.invalidateQueries({ queryKey: leadsKey, refetchType: 'none' });
    },
  });

  function show(lead: LeadDetail): void {
    client.setQueryData(leadKey(id), lead);
    putIntoLists(client, lead);
  }

  function undo(eventId: string): void {
    changing.mutate(
      { path: '/undo', method: 'POST', body: { eventId }, said: words.frame.undone },
      // What had left a list is back in it.
      { onSuccess: () => client.invalidateQueries({ queryKey: leadsKey }) },
    );
  }

  const erasing = useMutation({
    mutationFn: (confirm: string) =>
      request(leadAddress(id), { method: 'DELETE', body: { confirm } }),
    onSuccess: () => {
      takeFromLists(client, id);
      client.removeQueries({ queryKey: leadKey(id) });
      void client.invalidateQueries({ queryKey: countsKey });
      toasts.show({ text: words.lead.erased });
    },
  });

  return {
    changing,
    erasing,
    undo,
    markOpened: () =>
      changing.mutate({ path: '/opened', method: 'POST', body: {}, expected: { isUnread: false } }),
    setState: (state: LeadState) =>
      changing.mutate({
        path: '/state',
        method: 'POST',
        body: { state },
        expected: { state, ...(state === 'new' ? {} : { promisedBy: null }) },
        said: words.lead.stateIs(words.states[state]),
        undoes: 'state',
      }),
    assign: (personId: string | null) =>
      changing.mutate({
        path: '/assigned',
        method: 'POST',
        body: { personId },
        expected: { assignedTo: personId },
        said: words.lead.assignedTo(personId === null ? words.frame.nobody : nameOf(personId)),
        undoes: 'assigned',
      }),
    moveTo: (folder: Folder) =>
      changing.mutate({
        path: '/folder',
        method: 'POST',
        body: { folder },
        expected: { folder, ...(folder === 'inbox' ? { reasons: [] } : {}) },
        said: words.lead.movedTo(words.folders[folder]),
        undoes: 'folder',
      }),
    addNote: (text: string, onKept: () => void) =>
      changing.mutate({
        path: '/notes',
        method: 'POST',
        body: { text },
        said: words.lead.noteAdded,
        kept: words.errors.kept,
        discard: onKept,
      }),
    deleteNote: (noteId: string) =>
      changing.mutate({
        path: `/notes/${encodeURIComponent(noteId)}`,
        method: 'DELETE',
        said: words.lead.noteDeleted,
      }),
    cancelBooking: () =>
      changing.mutate({
        path: '/booking',
        method: 'DELETE',
        expected: { booking: null },
        said: words.lead.bookingCancelled,
      }),
    reply: (reply: { subject: string; text: string }, onSent: () => void) =>
      changing.mutate({
        path: '/reply',
        method: 'POST',
        body: reply,
        said: words.lead.sent,
        kept: words.errors.kept,
        discard: onSent,
      }),
  };
}

/** The event that this person's change has just written. */
function lastUndoable(
  { events }: LeadDetail,
  kind: LeadEvent['kind'],
  personId: string,
): LeadEvent | undefined {
  return events
    .filter((event) => event.kind === kind && event.canUndo && event.personId === personId)
    .toSorted((one, other) => other.at - one.at || (other.id > one.id ? 1 : -1))[0];
}
