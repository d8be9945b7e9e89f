import type { Folder } from '../../contract/folders.ts';
import type { Language } from '../../contract/language.ts';
import type { Lead } from '../../contract/lead.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import type { FolderReason } from '../../src/content/words.ts';
import type { LeadState } from './terms.ts';

/**
 * Filters of the list, all optional parameters of the address. The search is personal data, so it is sent in
 * the header `searchHeader`, encoded by `encodeURIComponent`; all its words must occur. Without `folder`, all
 * three are searched.
 */
export interface LeadQuery {
  folder?: Folder;
  state?: LeadState;
  interest?: string;
  language?: Language;
  /** `-` stands for no known source. */
  source?: string;
  /** Id of a person; `-` stands for nobody. */
  assigned?: string;
  /** `1`: only leads that nobody opened. */
  unread?: string;
  /** `1`: only leads whose promised answer is late. */
  overdue?: string;
  /** `next` of the previous page. */
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
  /** Whether a mail did not reach the visitor, and nobody has worked on the lead since. */
  isUnreached: boolean;
  /** Time by which the answer is promised; null if none is due. */
  promisedBy: number | null;
}

export interface LeadPage {
  leads: readonly LeadSummary[];
  /** Null on the last page. */
  next: string | null;
}

export interface Counts {
  folders: Record<Folder, { all: number; unread: number }>;
  /** In the inbox folder. */
  states: Record<LeadState, number>;
  overdue: number;
  /** Most frequent first, at most 50; an empty text stands for no source. */
  sources: readonly { source: string; count: number }[];
}

interface LeadReply {
  id: string;
  personId: string;
  at: number;
  subject: string;
  text: string;
  /** State of its mail, as in `deliveries`; null if unknown. */
  mail: string | null;
}

export interface LeadEvent {
  id: string;
  at: number;
  personId: string | null;
  /** `unreached`: a mail failed for good; `after` is its kind. */
  kind: 'state' | 'assigned' | 'folder' | 'note' | 'reply' | 'booking' | 'unreached';
  before: string | null;
  after: string | null;
  /** Whether `POST …/undo {eventId}` would revert it. */
  canUndo: boolean;
}

/**
 * Everything about one lead: GET `/:id`. Below it: POST `/opened`, `/state {state}`, `/assigned
 * {personId | null}`, `/folder {folder: inbox | spam}`, `/notes {text}`, `/undo {eventId}`,
 * `/reply {subject, text}`; DELETE `/booking` (a future one), DELETE `/notes/:noteId` (one's own), DELETE
 * `/:id` `{confirm}` (owners only; `confirm` is the lead's address). Changes answer with the new
 * `LeadDetail`, erasing with 204.
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
  /** Subject of the mail that a reply continues; null if the visitor got none. */
  threadSubject: string | null;
  events: readonly LeadEvent[];
  booking: { startsAt: number; minutes: number } | null;
}

/** Templates of replies by language, with the placeholders `{person}`, `{interest}` and `{me}`. */
export type Templates = Record<Language, { subject: string; text: string }>;
