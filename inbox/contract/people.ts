import type { Language } from '../../contract/language.ts';
import type { AuditAction, Role } from './terms.ts';

/** Times are milliseconds since 1970 here and in all answers of the inbox. */
export interface Session {
  person: { id: string; email: string; name: string; role: Role; language: Language };
  /** Everybody who may enter, for assigning and for names in histories; revoked ones too. */
  people: readonly { id: string; name: string; isGone: boolean }[];
  site: {
    name: string;
    timeZone: string;
    /** Whether mails leave by a server; otherwise they are files. */
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
