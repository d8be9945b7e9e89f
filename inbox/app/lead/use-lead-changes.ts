import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Folder } from '../../../contract/folders.ts';
import type { LeadDetail, LeadEvent } from '../../contract/leads.ts';
import { isSameText } from '../../contract/letter-content.ts';
import type { LeadState } from '../../contract/terms.ts';
import { call, request } from '../api/call.ts';
import { usePersonName, useSession } from '../api/session.ts';
import { mayBeLost } from '../ask-before-loss.ts';
import {
  changeInLists,
  countsKey,
  eraseKey,
  leadAddress,
  leadKey,
  refreshLead,
} from '../leads/lead-queries.ts';
import { useTellFailure, useToasts } from '../ui/toast.tsx';
import { useWords } from '../words.ts';
import {
  changeKey,
  isSame,
  type LeadChange,
  readPending,
  usePendingChanges,
} from './lead-change.ts';

/**
 * All changes of one lead. The expected result is shown until the server has answered, and the changes of a
 * lead are sent one after the other, so that none overtakes another on a slow connection.
 */
export function useLeadChanges(id: string) {
  const client = useQueryClient();
  const { words } = useWords();
  const { person } = useSession();
  const nameOf = usePersonName();
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const pending = usePendingChanges();
  const isShown = useIsShown();

  const changing = useMutation({
    mutationKey: changeKey,
    scope: { id: `lead ${id}` },
    mutationFn: make,
    onMutate: ({ undoes }: LeadChange) => (undoes ? toasts.forgetUndo() : undefined),
    onError: (error, { kept, isIn, said = '', afterwards }) => {
      const lead = client.getQueryData<LeadDetail>(leadKey(id));
      tellFailure(error, { about: aboutWhom(lead), more: kept });
      // A colleague may have been faster, or only the answer was lost: shows the current state.
      void refreshLead(client, id).then(() => {
        const now = client.getQueryData<LeadDetail>(leadKey(id));
        if (!now || !isIn?.(now)) return;
        afterwards?.();
        toasts.show({ text: aboutWhom(now) + said });
      });
    },
    onSuccess: (lead, { said, undoes, revert, afterwards }, isNewest) => {
      client.setQueryData(leadKey(id), lead);
      changeInLists(client, id, lead);
      // Only the server knows which lists the lead is in now.
      void refreshLead(client, id);
      afterwards?.();
      if (!said) return;
      const event = undoes && isNewest?.() && lastUndoable(lead, undoes, person.id);
      toasts.show({
        text: aboutWhom(lead) + said,
        undo: event ? () => undo(event.id) : revert,
      });
    },
  });

  // Not queued with the other changes, which do not depend on it.
  const opening = useMutation({
    ...mayBeLost,
    mutationKey: changeKey,
    mutationFn: make,
    // Awaited, because the expected result is shown until then.
    onSettled: () => refreshLead(client, id),
  });

  /** The lead's name for a message, if another lead is shown by now. */
  function aboutWhom(lead: LeadDetail | null | undefined): string {
    return lead && !isShown.current ? `${lead.name || words.lead.anonymous} – ` : '';
  }

  function change(next: Omit<LeadChange, 'id'>): void {
    const own = { id, ...next };
    // Without a visible result yet, a second press is a double click.
    const isTwice = !next.expected && readPending(client).some((one) => isSame(one, own));
    if (!isTwice) changing.mutate(own);
  }

  /** Returns a check whether a refetched lead has a further note or reply with this text. */
  function newWords(kind: 'notes' | 'replies', text: string) {
    const known = client.getQueryData<LeadDetail>(leadKey(id))?.[kind].map((one) => one.id) ?? [];
    return (lead: LeadDetail) =>
      lead[kind].some(
        (one) =>
          one.personId === person.id && isSameText(one.text, text) && !known.includes(one.id),
      );
  }

  function undo(eventId: string): void {
    change({ path: '/undo', method: 'POST', body: { eventId }, said: words.frame.undone });
  }

  const erasing = useMutation({
    mutationKey: eraseKey(id),
    mutationFn: (confirm: string) =>
      request(leadAddress(id), { method: 'DELETE', body: { confirm } }),
    onSuccess: () => {
      changeInLists(client, id);
      client.removeQueries({ queryKey: leadKey(id) });
      void client.invalidateQueries({ queryKey: countsKey });
      toasts.show({ text: words.lead.erased });
    },
    onError: (error) => {
      const lead = client.getQueryData<LeadDetail>(leadKey(id));
      tellFailure(error, { about: aboutWhom(lead), isInDialog: true });
      // Possibly only the answer was lost.
      void client.invalidateQueries({ queryKey: leadKey(id) });
    },
  });

  return {
    erasing,
    /** Whether a note with this text is being sent. */
    isNoting: (text: string) => pending.some((one) => isSame(one, { id, ...noteOf(text) })),
    isReplying: pending.some((one) => one.id === id && one.path === '/reply'),
    undo,
    /** Offers to bring a discarded reply back, but not the words about an erased lead. */
    sayDiscarded: (restore: () => void) =>
      toasts.show({
        text: words.lead.discarded,
        undo: () => client.getQueryData(leadKey(id)) && restore(),
      }),
    markOpened: () => {
      const expected = { isUnread: false };
      opening.mutate({ id, path: '/opened', method: 'POST', body: {}, expected });
    },
    setState: (state: LeadState) =>
      change({
        path: '/state',
        method: 'POST',
        body: { state },
        expected: { state, ...(state === 'new' ? {} : { promisedBy: null }) },
        said: words.lead.stateIs(words.states[state]),
        undoes: 'state',
      }),
    assign: (personId: string | null) =>
      change({
        path: '/assigned',
        method: 'POST',
        body: { personId },
        expected: { assignedTo: personId },
        said: words.lead.assignedTo(personId === null ? words.frame.nobody : nameOf(personId)),
        undoes: 'assigned',
      }),
    moveTo: (folder: Folder) =>
      change({
        path: '/folder',
        method: 'POST',
        body: { folder },
        expected: { folder, ...(folder === 'inbox' ? { reasons: [] } : {}) },
        said: words.lead.movedTo(words.folders[folder]),
        undoes: 'folder',
      }),
    addNote: (text: string, onKept: () => void) =>
      change({
        ...noteOf(text),
        isIn: newWords('notes', text),
        said: words.lead.noteAdded,
        kept: words.errors.kept,
        afterwards: onKept,
      }),
    deleteNote: (noteId: string, text: string) =>
      change({
        path: `/notes/${encodeURIComponent(noteId)}`,
        method: 'DELETE',
        said: words.lead.noteDeleted,
        revert: () => change({ ...noteOf(text), said: words.lead.noteAdded }),
      }),
    cancelBooking: () =>
      change({
        path: '/booking',
        method: 'DELETE',
        expected: { booking: null },
        said: words.lead.bookingCancelled,
      }),
    reply: (reply: { subject: string; text: string }, onSent: () => void) =>
      change({
        path: '/reply',
        method: 'POST',
        body: reply,
        isIn: newWords('replies', reply.text),
        said: words.lead.sent,
        kept: words.errors.kept,
        afterwards: onSent,
      }),
  };
}

const noteOf = (text: string) => ({ path: '/notes', method: 'POST', body: { text } }) as const;

const make = ({ id, path, method, body }: LeadChange) =>
  call<LeadDetail>(`${leadAddress(id)}${path}`, { method, body });

/** Whether the lead is still shown, for late answers. */
function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The event added by this person's latest change, if it can be undone. */
function lastUndoable(
  { events }: LeadDetail,
  kind: LeadEvent['kind'],
  personId: string,
): LeadEvent | undefined {
  return events
    .filter((event) => event.kind === kind && event.canUndo && event.personId === personId)
    .toSorted((one, other) => other.at - one.at || (other.id > one.id ? 1 : -1))[0];
}
