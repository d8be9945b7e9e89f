import type { Language } from '../../contract/language.ts';
import type { Lead } from '../../contract/lead.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import type { FolderReason, folders } from '../../src/content/owner-words.ts';
import type { LeadState } from './terms.ts';

export type Folder = (typeof folders)[number];

/**
 * What the list can be narrowed by; all are optional parameters of the address. Words that must all occur are
 * personal, so they stand in the header `searchHeader`, through `encodeURIComponent`. Without `folder`, all
 * three are looked through.
 */
export interface LeadQuery {
  folder?: Folder;
  state?: LeadState;
  interest?: string;
  language?: Language;
  /** `-` is no known source. */
  source?: string;
  /** Id of a person; `-` is nobody. */
  assigned?: string;
  /** `1`: only leads that nobody opened. */
  unread?: string;
  /** `1`: only leads whose promised answer is late. */
  overdue?: string;
  /** `next` of the page before. */
  after?: string;
}

export interface LeadSummary {
  id: string;
  receivedAt: number;
  name: string;
  company: string | null;
  interest: string;
  language: Language;
  folder: Folder;
  state: LeadState;
  assignedTo: string | null;
  source: string;
  /** The first 140 characters of the message, in one line. */
  excerpt: string;
  isUnread: boolean;
  /** Whether a mail did not reach the visitor, and nobody did anything about the lead since. */
  isUnreached: boolean;
  /** When the answer is promised by; null where none is owed (any more). */
  promisedBy: number | null;
}

export interface LeadPage {
  leads: readonly LeadSummary[];
  /** Null on the last page. */
  next: string | null;
}

export interface Counts {
  folders: Record<Folder, { all: number; unread: number }>;
  /** Of the folder inbox. */
  states: Record<LeadState, number>;
  overdue: number;
  /** Most frequent first, at most 50; empty text for none. */
  sources: readonly { source: string; count: number }[];
}

interface LeadReply {
  id: string;
  personId: string;
  at: number;
  subject: string;
  text: string;
  /** How far its mail has come, as `state` of `deliveries`; null where that is not known any more. */
  mail: string | null;
}

export interface LeadEvent {
  id: string;
  at: number;
  personId: string | null;
  /** `unreached`: a mail got lost, whose kind `after` names. */
  kind: 'state' | 'assigned' | 'folder' | 'note' | 'reply' | 'booking' | 'unreached';
  before: string | null;
  after: string | null;
  /** Whether `POST …/undo {eventId}` would put it back. */
  canUndo: boolean;
}

/**
 * Everything about one lead: GET `/:id`. Below it: POST `/opened`, `/state {state}`, `/assigned
 * {personId | null}`, `/folder {folder: inbox | spam}`, `/notes {text}`, `/undo {eventId}`, `/reply {subject, text}`;
 * DELETE `/booking` (a time that is still to come), DELETE `/notes/:noteId` (one's own), DELETE `/:id` `{confirm}` (owners, with the lead's address typed).
 * Changes answer with the new `LeadDetail`; erasing with 204.
 */
export interface LeadDetail extends LeadSummary {
  lead: Lead;
  reasons: readonly FolderReason[];
  attribution: Attribution | null;
  score: number | null;
  answeredAt: number | null;
  answeredBy: string | null;
  /** Other leads of the same address, newest first. */
  others: readonly LeadSummary[];
  deliveries: readonly {
    id: string;
    kind: string;
    state: string;
    log: readonly { at: number; outcome: string; detail: string }[];
  }[];
  notes: readonly { id: string; personId: string; at: number; text: string }[];
  replies: readonly LeadReply[];
  /** Of the mail that a reply goes on from; null where the visitor got none. */
  threadSubject: string | null;
  events: readonly LeadEvent[];
  booking: { startsAt: number; minutes: number } | null;
}

/** A greeting for replies, by language; `{person}`, `{interest}` and `{me}` stand for what they say. */
export type Templates = Record<Language, { subject: string; text: string }>;
