import type { Generated } from 'kysely';
import type { Language } from '../../../contract/language.ts';
import type { LeadEvent } from '../../contract/leads.ts';
import type { AuditAction, LeadState, Role } from '../../contract/terms.ts';

/** What the inbox adds to a row of `leads`. Times are milliseconds since 1970. */
export interface LeadWorkColumns {
  /** Campaign source, or host of the referring page; empty where neither is known. */
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
  /** When the lead came or anything of it changed: whoever watches the inbox looks for it. */
  changedAt: Generated<number>;
}

export interface InboxTables {
  people: {
    id: string;
    email: string;
    emailKey: string;
    /** Empty until the person has said it. */
    name: string;
    role: Role;
    language: Language;
    invitedAt: number;
    joinedAt: number | null;
    revokedAt: number | null;
  };
  /** Links that let a person in; `hash` is null until the link was made. */
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
  /** Challenges of WebAuthn that were given out; each is good for one answer. */
  passkeyChallenges: { challenge: string; personId: string | null; expiresAt: number };
  sessions: {
    /** Hash of the token in the cookie. */
    hash: string;
    /** What the list of sessions calls it. */
    id: string;
    personId: string;
    device: string;
    createdAt: number;
    seenAt: number;
    expiresAt: number;
  };
  /** Who did what; no personal data of leads. */
  audit: {
    seq: Generated<number>;
    at: number;
    personId: string | null;
    action: AuditAction;
    subjectId: string | null;
    detail: string | null;
  };
  leadNotes: { id: string; leadId: string; personId: string; at: number; text: string };
  /** What was done with a lead, which can be undone. */
  leadEvents: {
    id: string;
    leadId: string;
    personId: string | null;
    at: number;
    kind: LeadEvent['kind'];
    before: string | null;
    after: string | null;
    /** What undoing needs beside `before`: why the lead was not in the inbox (JSON list). */
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
  /** One booked hour for a lead. */
  bookings: {
    id: string;
    leadId: string;
    startsAt: number;
    minutes: number;
    createdAt: number;
  };
  /** Each half-hour that a booking takes: the primary key lets it be taken once. */
  bookedSlots: { startsAt: number; bookingId: string };
  /** Hashes of the booking links in acknowledgements. */
  bookingLinks: { hash: string; leadId: string; expiresAt: number };
  letters: {
    id: string;
    state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent';
    /** JSON: subject, preview and Markdown by language. */
    words: string;
    perHour: number;
    createdBy: string | null;
    createdAt: number;
    scheduledAt: number | null;
    startedAt: number | null;
    finishedAt: number | null;
  };
  /** One person who is to get a letter; its id is the subject of the job. */
  letterRecipients: {
    id: string;
    letterId: string;
    signUpId: string;
    language: Language;
    queuedAt: number | null;
    /** Set before the mail leaves: an attempt whose answer was lost is not repeated. */
    attemptedAt: number | null;
    outcome: 'sent' | 'bounced' | 'unclear' | 'skipped' | 'failed' | null;
    settledAt: number | null;
  };
  /** Page views of a day, counted without cookies or addresses. */
  pageVisits: {
    id: string;
    /** `YYYY-MM-DD` in the site's time zone. */
    day: string;
    page: string;
    /** As that of leads: campaign source, or host of the referring page; empty for none. */
    source: string;
    campaign: string;
    language: string;
    isBot: number;
    views: number;
    /** Views that came from outside of the site. */
    visits: number;
  };
}
