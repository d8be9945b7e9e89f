import type { Language } from '../../contract/language.ts';
import type { AuditAction, Role } from './terms.ts';

/** The signed-in person and the site. Times in all answers of the inbox are milliseconds since 1970. */
export interface Session {
  person: { id: string; email: string; name: string; role: Role; language: Language };
  /** All people, for assigning and for names in histories; revoked people too. */
  people: readonly { id: string; name: string; isGone: boolean }[];
  site: {
    name: string;
    timeZone: string;
    /** Whether mails are sent by a mail server; otherwise they are written to files. */
    sendsMail: boolean;
  };
  hasPasskey: boolean;
}

export interface Device {
  id: string;
  device: string;
  createdAt: number;
  seenAt: number;
  isThis: boolean;
}

export interface Passkey {
  id: string;
  label: string;
  createdAt: number;
  usedAt: number | null;
}

export interface AuditEntry {
  at: number;
  personId: string | null;
  action: AuditAction;
  subjectId: string | null;
  detail: string | null;
}
