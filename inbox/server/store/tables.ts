import type { Generated } from 'kysely';
import type { Language } from '../../../contract/language.ts';
import type { LeadEvent } from '../../contract/leads.ts';
import type { LetterOutcome, LetterState } from '../../contract/letters.ts';
import type { AuditAction, LeadState, Role } from '../../contract/terms.ts';

/** Columns that the inbox adds to `leads`. Times are milliseconds since 1970. */
export interface LeadWorkColumns {
  /** Campaign source, or host of the referring page; empty if neither is known. */
  source: Generated<string>;
  /** Name of the campaign; empty for none. */
  campaign: Generated<string>;
  state: Generated<LeadState>;
  stateChangedAt: number | null;
  /** Id of a person. */
  assignedTo: string | null;
  /** When somebody of the company first opened the lead. */
  openedAt: number | null;
  /** When the lead was first answered, and by whom. */
  answeredAt: number | null;
  answeredBy: string | null;
  /** When the lead came or last changed; open inboxes poll it. */
  changedAt: Generated<number>;
}

export interface InboxTables {
  people: {
    id: string;
    email: string;
    emailKey: string;
    /** Empty until the person has entered it. */
    name: string;
    role: Role;
    language: Language;
    invitedAt: number;
    joinedAt: number | null;
    revokedAt: number | null;
  };
  /** Sign-in links; `hash` is null until the mail is written. */
  signInLinks: {
    id: string;
    hash: string | null;
    personId: string;
    purpose: 'invitation' | 'sign-in';
    expiresAt: number;
  };
  passkeys: {
    /** Credential id in base64url. */
    id: string;
    personId: string;
    /** COSE key in base64url. */
    publicKey: string;
    counter: number;
    label: string;
    createdAt: number;
    usedAt: number | null;
  };
  /** WebAuthn challenges; each is valid for one answer. */
  passkeyChallenges: { challenge: string; personId: string | null; expiresAt: number };
  sessions: {
    /** Hash of the token in the cookie. */
    hash: string;
    /** Id in the list of sessions. */
    id: string;
    personId: string;
    device: string;
    createdAt: number;
    seenAt: number;
    expiresAt: number;
  };
  /** The audit log, without personal data of leads. */
  audit: {
    seq: Generated<number>;
    at: number;
    personId: string | null;
    action: AuditAction;
    subjectId: string | null;
    detail: string | null;
  };
  leadNotes: { id: string; leadId: string; personId: string; at: number; text: string };
  /** History of leads; some events can be undone. */
  leadEvents: {
    id: string;
    leadId: string;
    personId: string | null;
    at: number;
    kind: LeadEvent['kind'];
    before: string | null;
    after: string | null;
    /** Further value needed for undo: the reasons why the lead was not in the inbox (JSON list). */
    kept: string | null;
  };
  leadReplies: {
    id: string;
    leadId: string;
    personId: string;
    at: number;
    subject: string;
    text: string;
  };
  /** The booked time of a lead. */
  bookings: {
    id: string;
    leadId: string;
    startsAt: number;
    minutes: number;
    createdAt: number;
  };
  /** Half-hours of bookings; the primary key prevents double bookings. */
  bookedSlots: { startsAt: number; bookingId: string };
  /** Hashes of the booking links in acknowledgements. */
  bookingLinks: { hash: string; leadId: string; expiresAt: number };
  letters: {
    id: string;
    state: LetterState;
    /** JSON: subject, preview and Markdown by language. */
    words: string;
    perHour: number;
    createdBy: string | null;
    createdAt: number;
    scheduledAt: number | null;
    startedAt: number | null;
    finishedAt: number | null;
  };
  /** Recipients of letters; the id is the subject of the job. */
  letterRecipients: {
    id: string;
    letterId: string;
    signUpId: string;
    language: Language;
    queuedAt: number | null;
    /** Set before the mail leaves, so that an attempt whose answer was lost is not repeated. */
    attemptedAt: number | null;
    outcome: LetterOutcome | null;
    settledAt: number | null;
  };
  /** Page views by day, counted without cookies or addresses. */
  pageVisits: {
    id: string;
    /** `YYYY-MM-DD` in the site's time zone. */
    day: string;
    page: string;
    /** As for leads: campaign source, or host of the referring page; empty if unknown. */
    source: string;
    campaign: string;
    language: string;
    isBot: number;
    views: number;
    /** Views that came from outside the site. */
    visits: number;
  };
}
